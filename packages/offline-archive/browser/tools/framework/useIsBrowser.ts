/** What the finder imports as `@docusaurus/useIsBrowser`: it is drawn in the browser alone. */
export default function useIsBrowser(): boolean {
  return true;
}
