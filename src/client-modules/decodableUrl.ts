/**
 * The router decodes the path of the URL, the framework decodes it once more, and it decodes
 * the hash. A URL such as `/%E0%A4%A`, which a host answers with the not-found page, or
 * `/faq#%`, would stop both, so they lose their percent signs first. No page has such a URL,
 * and a sign that got behind the URL of a page leads to the page, as a bracket there does.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function decodable(text: string, decode: (text: string) => string): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replace(/%(?:25)?/g, '');
  }
}

function keepUrlDecodable(): void {
  const {pathname, search, hash} = window.location;
  const url =
    decodable(pathname, (path) => decodeURI(decodeURI(path))) +
    search +
    decodable(hash, decodeURIComponent);
  if (url !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', url);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  keepUrlDecodable();
  // Before the router's listener: the reader has edited the hash, or gone back.
  window.addEventListener('popstate', keepUrlDecodable);
}
