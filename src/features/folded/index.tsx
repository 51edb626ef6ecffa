/** Sections that are folded to their headings; the remark plugin in plugin/ writes them. */
import {Children, isValidElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** One section. Its heading is the first element with a text and an anchor. */
export function Folded({children}: {children: ReactNode}): ReactNode {
  const parts = Children.toArray(children);
  const end =
    parts.findIndex(
      (part) =>
        isValidElement<{id?: string; children?: ReactNode}>(part) &&
        part.props.id !== undefined &&
        part.props.children !== undefined,
    ) + 1;
  return (
    <details className="folded">
      <summary>{parts.slice(0, end)}</summary>
      {parts.slice(end)}
    </details>
  );
}

/** Opens or closes all of them (src/chrome/folded.ts). */
export function UnfoldAll(): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm unfold-all"
      data-search-skip=""
      data-unfold-all="">
      <span>
        <Translate id="folded.open">Expand all</Translate>
      </span>
      <span>
        <Translate id="folded.close">Collapse all</Translate>
      </span>
    </button>
  );
}
