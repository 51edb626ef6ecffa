/**
 * Why: the framework's page lists the bundler's number of each module, which is not the same
 * in the bundle for the server and in the one for the browser: React could not hydrate it.
 * How: wraps the debug area's component (safe; plugin-debug 3.10.2). The static page has
 * its layout, which keeps it out of the sitemap; the list follows in the browser.
 */
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugLayout from '@theme/DebugLayout';
import DebugRegistry from '@theme-original/DebugRegistry';

export default function DebugRegistryWrapper(): ReactNode {
  return (
    <BrowserOnly fallback={<DebugLayout>{null}</DebugLayout>}>
      {() => <DebugRegistry />}
    </BrowserOnly>
  );
}
