/** The pages of old URLs that redirect to new ones. */

/** The script that the redirects plugin writes, which contains the target. */
const redirectScript =
  /<script>\s*window\.location\.href = '([^']*)' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

const sharedRedirectScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href + location.search + location.hash);</script>';

/**
 * Replaces the script of a redirect page by one that all of them share, which reads the
 * target from the page. So the policy contains one hash instead of one for each redirect.
 * Other pages are returned unchanged.
 *
 * @throws if the page redirects, but the redirects plugin did not write it
 */
export function withSharedRedirect(html: string): string {
  const target = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(
    html,
  )?.[1];
  if (target === undefined || html.includes(sharedRedirectScript)) {
    return html;
  }
  if (
    redirectScript.exec(html)?.[1] !== target ||
    !html.includes(`<link rel="canonical" href="${target}" />`)
  ) {
    throw new Error(
      `The page that redirects to ${target} does not have the markup that the redirects plugin is known to write. Update deploy/redirect-pages.ts.`,
    );
  }
  return html.replace(redirectScript, () => sharedRedirectScript);
}
