/** Questions that the code does not answer. The browser remembers which are done, by their ids. */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ChecklistItem} from '@ohif-docs/doctor/upgrade';
import {WithCode} from '@site/src/features/tools';
import type {Host} from './host';

export default function Checklist({
  items,
  host: {Link, useAnswered},
}: {
  items: readonly ChecklistItem[];
  host: Host;
}): ReactNode {
  const [answered, setAnswered] = useAnswered();
  const done = new Set(answered.split(' '));
  if (items.length === 0) {
    return null;
  }
  const toggle = (change: string, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) {
      next.add(change);
    } else {
      next.delete(change);
    }
    setAnswered([...next].filter(Boolean).sort().join(' '));
  };
  return (
    <details open>
      <summary>
        <Translate
          id="upgradeDoctor.checklist"
          values={{
            done: items.filter(({change}) => done.has(change)).length,
            all: items.length,
          }}>
          {'Questions that the code does not answer ({done} of {all} done)'}
        </Translate>
      </summary>
      <ul className="questions">
        {items.map(({change, since, ask, page, find, lines, places}) => (
          <li key={change}>
            <label>
              <input
                type="checkbox"
                checked={done.has(change)}
                onChange={({currentTarget}) =>
                  toggle(change, currentTarget.checked)
                }
              />{' '}
              <WithCode>{ask}</WithCode>
            </label>
            <p className="more">
              <Link to={page}>
                <Translate id="upgradeDoctor.page" values={{since}}>
                  {'What changed in {since}'}
                </Translate>
              </Link>
            </p>
            {find && lines > 0 && (
              <details>
                <summary>
                  <Translate id="upgradeDoctor.lines" values={{lines}}>
                    {'Lines to look at: {lines}'}
                  </Translate>
                </summary>
                <ul>
                  {places.map(({file, line}) => (
                    <li key={`${file}:${line}`}>
                      <code>
                        {file}:{line}
                      </code>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
