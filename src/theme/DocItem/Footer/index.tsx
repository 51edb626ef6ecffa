/**
 * Why: each docs page shows which exact release it describes, which published packages it was checked against, and
 * which of its names could not be verified.
 * How: wraps the theme's component (safe; theme-classic 3.10.2) and adds what src/features/page-notes/plugin put into the
 * page's metadata, and a link to its comparison with an older release.
 */
import type {ComponentProps, ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {CompareLines} from '@site/src/features/comparison/CompareLinks';
import VerificationNote from '@site/src/features/page-notes/VerificationNote';

export default function FooterWrapper(): ReactNode {
  const {describes, checked} = useDoc().metadata as {
    describes?: string;
    checked?: ComponentProps<typeof VerificationNote>['note'];
  };
  return (
    <>
      {describes && (
        <VerificationNote release={describes} note={checked}>
          <CompareLines />
        </VerificationNote>
      )}
      <Footer />
    </>
  );
}
