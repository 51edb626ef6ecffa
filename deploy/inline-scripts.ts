/** The scripts that stand in the HTML itself: a policy has to name each by its hash. */
import {createHash} from 'node:crypto';

/** A comment, a script with its text, or any other tag; quoted values may hold `>`. */
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const tokens = new RegExp(
  `<!--[\\s\\S]*?-->|<script\\b(${attributes})>([\\s\\S]*?)</script\\s*>|</?[a-z]${attributes}>`,
  'gi',
);

/** A type that a browser does not run: data, and the late scripts of plugins/late-start. */
const noScript = /\stype=["']?(?!module\b|text\/javascript\b)\w/i;

/** The texts of a page's inline scripts, those that a browser runs. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(tokens)).flatMap(
    ([, attributesOfScript, text]) =>
      attributesOfScript === undefined ||
      /\ssrc=/i.test(attributesOfScript) ||
      noScript.test(attributesOfScript)
        ? []
        : [text ?? ''],
  );
}

/** A text as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A redirect page as the redirects plugin writes it: its script names the address. */
const redirectScript =
  /<script>\s*window\.location\.href = '([^']*)' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

const sharedRedirectScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href + location.search + location.hash);</script>';

/**
 * A redirect page with the script that all of them share, which takes the address from
 * the page: one hash in the policy instead of one for each alias. Other pages stay as
 * they are.
 *
 * @throws if the page redirects in a way that is not the redirects plugin's
 */
export function withSharedRedirect(html: string): string {
  const address = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(
    html,
  )?.[1];
  if (address === undefined || html.includes(sharedRedirectScript)) {
    return html;
  }
  if (
    redirectScript.exec(html)?.[1] !== address ||
    !html.includes(`<link rel="canonical" href="${address}" />`)
  ) {
    throw new Error(
      `The page that redirects to ${address} is not written as the redirects plugin did: deploy/inline-scripts.ts has to follow.`,
    );
  }
  return html.replace(redirectScript, () => sharedRedirectScript);
}
