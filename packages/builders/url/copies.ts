/** The forms in which a URL is copied. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** An iframe that shows a URL, as HTML. */
export function iframeOf(url: string): string {
  const source = url.replace(/[&<>"]/g, (character) => entities[character]!);
  return `<iframe
  title="Image viewer"
  allow="fullscreen; clipboard-write"
  referrerpolicy="strict-origin"
  style="width: 100%; height: 90vh; border: 0"
  src="${source}"
></iframe>`;
}

/**
 * Commands that check whether the server returns the page for the path of a URL. They are
 * without the query: UIDs and tokens do not belong in a shell's history.
 *
 * @param url of `buildLink`, in which quotes are encoded
 */
export function curlOf(url: string): {shell: string; windows: string} {
  const page = url.replace(/\?.*$/s, '');
  return {
    shell: `curl -s -o /dev/null -w '%{http_code} %{content_type}\\n' '${page}'`,
    windows: `curl.exe -s -o NUL -w "%{http_code} %{content_type}\\n" "${page}"`,
  };
}
