/** What `plugins/known-addresses` writes for the not-found page. Addresses begin with "/" and lack the base path. */
declare module '@generated/known-addresses/default/addresses.json' {
  export type KnownAddresses = {
    /** Paths of the versions that are not the latest: `/3.9`. */
    versions: string[];
    /** First segments that mean the latest version: `3.10`. */
    latest: string[];
    /** Address and title of every page. */
    pages: [path: string, title: string][];
    /** Old address and the page that it became. */
    redirects: [from: string, to: string][];
  };
  const addresses: KnownAddresses;
  export default addresses;
}
