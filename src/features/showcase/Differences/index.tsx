import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {WithCode} from '@site/src/features/tools';
import {coverage, differences} from '@ohif/ui-next/differences';

type Props = {
  /** The components of the page. */
  of: string;
};

/** Which release the names of a page were compared with, and what differs here. */
export default function ShowcaseDifferences({of}: Props): ReactNode {
  const components = of.split(' ');
  const found = differences.filter(({component}) =>
    components.some(
      (name) => component === name || component.startsWith(`${name}.`),
    ),
  );
  return (
    <>
      <p>
        <Translate
          id="showcase.differences.compared"
          values={{
            package: <code>{coverage.package}</code>,
            release: coverage.release,
          }}>
          {
            'This section compares the component with {package} {release}. The examples run on a small implementation with the same names.'
          }
        </Translate>
      </p>
      {found.length === 0 ? (
        <p>
          <Translate id="showcase.differences.none">
            It has the same props and behavior.
          </Translate>
        </p>
      ) : (
        <>
          <p>
            <Translate id="showcase.differences.intro">
              What is different here, and why:
            </Translate>
          </p>
          <ul>
            {found.map(({what, why}) => (
              <li key={what}>
                <WithCode>{what}</WithCode> <WithCode>{why}</WithCode>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
