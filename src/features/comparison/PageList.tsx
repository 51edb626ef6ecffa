import {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import AfterBuild from './AfterBuild';

/** The pages that are new, gone, moved, or have another text; each leads to its comparison. */
export default function PageList(): ReactNode {
  const {pathname} = useLocation();
  return (
    <section>
      <Heading as="h2" id="pages">
        <Translate id="compare.pages">Pages</Translate>
      </Heading>
      <AfterBuild slot="compared-pages" from={pathname} />
    </section>
  );
}
