/** The values that the viewer will read from the file, or the default of each missing key. */
import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {EffectiveValue} from '@ohif-docs/doctor';
import {lineName, WithCode} from '@site/src/features/tools';

function fromWhere({from, range}: EffectiveValue): string {
  switch (from) {
    case 'file':
      return range ? lineName(range.line) : '';
    case 'default':
      return translate({id: 'configDoctor.default', message: 'Default'});
    case 'missing':
      return translate({id: 'configDoctor.missing', message: 'Not set'});
    case 'not judged':
      return translate({id: 'configDoctor.computed', message: 'Computed'});
  }
}

export default function Effective({
  values,
}: {
  values: readonly EffectiveValue[];
}): ReactNode {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? values : values.filter(({range}) => range);
  return (
    <details className="effective">
      <summary>
        <Translate id="configDoctor.effective">
          What the viewer will read
        </Translate>
      </summary>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          onChange={({currentTarget: {checked}}) => setAll(checked)}
        />{' '}
        <Translate id="configDoctor.effective.all">
          Also the keys that the file does not have
        </Translate>
      </label>
      <div
        className="scrolls"
        tabIndex={0}
        role="region"
        aria-label={translate({
          id: 'configDoctor.effective',
          message: 'What the viewer will read',
        })}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="configDoctor.key">Key</Translate>
              </th>
              <th scope="col">
                <Translate id="configDoctor.value">Value</Translate>
              </th>
              <th scope="col">
                <Translate id="configDoctor.from">From</Translate>
              </th>
              <th scope="col">
                <Translate id="configDoctor.effect">Effect</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <code>{row.path}</code>
                </th>
                <td>{row.value === null ? '–' : <code>{row.value}</code>}</td>
                <td>{fromWhere(row)}</td>
                <td>
                  <WithCode>{row.effect}</WithCode>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
