/**
 * Why: each docs page says which published packages it was checked against, and which of its names could not be proven.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and adds the stamp that the plugin `checked-stamp` put
 * into the page's metadata.
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CheckedStamp, {type Stamp} from '@site/src/components/CheckedStamp';

export default function FooterWrapper(): ReactNode {
  const {checked} = useDoc().metadata as {checked?: Stamp};
  return (
    <>
      {checked && <CheckedStamp stamp={checked} />}
      <Footer />
    </>
  );
}
