import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {coverage, differences} from '@ohif/ui-next/differences';

/** How many names of the published package the showcase has, and how many differences. */
export default function ShowcaseCoverage(): ReactNode {
  return (
    <p>
      <Translate
        id="showcase.coverage"
        values={{
          release: coverage.release,
          published: coverage.published,
          here: coverage.here,
          differences: differences.length,
        }}>
        {
          'Release {release} exports {published} names. The examples on this site run on a small implementation of {here} of them. A test checks that names, props, variants, and defaults are the same. The other components need the services of the viewer. {differences} differences are intentional, most of them for accessibility. Each page lists those of its component.'
        }
      </Translate>
    </p>
  );
}
