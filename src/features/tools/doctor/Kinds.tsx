import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Filters findings by kind: all, or one of those that were found. Nothing where there is only one. */
export default function Kinds<Kind extends string>({
  kinds,
  shown,
  onChange,
}: {
  kinds: readonly {kind: Kind; label: string; count: number}[];
  /** Undefined means all. */
  shown: Kind | undefined;
  onChange: (shown: Kind | undefined) => void;
}): ReactNode {
  const all = {
    kind: undefined,
    label: translate({id: 'tool.all', message: 'All'}),
    count: undefined,
  };
  return kinds.length < 2 ? null : (
    <div
      role="group"
      aria-label={translate({id: 'tool.kinds', message: 'Show'})}
      className="kinds">
      {[all, ...kinds].map(({kind, label, count}) => (
        <button
          key={label}
          type="button"
          aria-pressed={shown === kind}
          onClick={() => onChange(kind)}>
          {label}
          {count && <span className="quiet"> {count}</span>}
        </button>
      ))}
    </div>
  );
}
