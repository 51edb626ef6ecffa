import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says to screen readers what a link does that leaves the text of the reader where it is. */
export default function NewTab(): ReactNode {
  return (
    <span className="visually-hidden">
      {' '}
      <Translate id="configDoctor.newTab">(opens in a new tab)</Translate>
    </span>
  );
}
