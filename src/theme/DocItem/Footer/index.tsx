/**
 * Why: each docs page shows which published packages it was checked against, and which of its names could not be verified.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and adds the note that plugins/verification-note put
 * into the page's metadata.
 */
import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import VerificationNote, {
  type Note,
} from '@site/src/components/VerificationNote';

export default function FooterWrapper(): ReactNode {
  const {checked} = useDoc().metadata as {checked?: Note};
  return (
    <>
      {checked && <VerificationNote note={checked} />}
      <Footer />
    </>
  );
}
