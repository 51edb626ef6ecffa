/**
 * Why: each docs page says which published packages it was checked against, and which of its names could not be proven.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and adds the stamp that the plugin `checked-stamp` put
 * into the page's front matter: that of the metadata. The other front matter of `useDoc` is made with the page's text,
 * which comes out of the bundler's cache as long as the page's file is the same.
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CheckedStamp, {type Stamp} from '@site/src/components/CheckedStamp';

export default function FooterWrapper(): ReactNode {
  const {frontMatter} = useDoc().metadata;
  const stamp = (frontMatter as {checked?: Stamp}).checked;
  return (
    <>
      {stamp && <CheckedStamp stamp={stamp} />}
      <Footer />
    </>
  );
}
