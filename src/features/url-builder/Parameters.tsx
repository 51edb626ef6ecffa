import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import knowledge from '@generated/url-builder/default/url.json';
import type {Parameter} from '@ohif-docs/builders/url/knowledge';
import {WithCode} from '@site/src/features/tools';
import ScrollableTable from '@site/src/features/tables';

/** All parameters of all releases: the latest release that has one describes it. */
function allParameters(): {parameter: Parameter; lines: string[]}[] {
  const all = new Map<string, {parameter: Parameter; lines: string[]}>();
  for (const {line, parameters} of knowledge) {
    for (const parameter of parameters) {
      const found = all.get(parameter.parameter);
      if (found) {
        found.lines.push(line);
      } else {
        all.set(parameter.parameter, {parameter, lines: [line]});
      }
    }
  }
  return [...all.values()];
}

/** The example of a parameter, in a URL. */
const exampleOf = ({group, parameter, example}: Parameter): string =>
  `${group === 'study' || group === 'screens' ? '/viewer' : '/'}?${parameter}=${example}`;

/** The complete table, for readers without JavaScript. */
export default function UrlParameters(): ReactNode {
  return (
    <div data-search-skip="index">
      <ScrollableTable>
        <thead>
          <tr>
            <th>
              {translate({id: 'urlBuilder.parameter', message: 'Parameter'})}
            </th>
            <th>{translate({id: 'urlBuilder.example', message: 'Example'})}</th>
            <th>
              {translate({id: 'urlBuilder.exact', message: 'Case-sensitive'})}
            </th>
            <th>
              {translate({id: 'urlBuilder.releases', message: 'Releases'})}
            </th>
            <th>{translate({id: 'urlBuilder.meaning', message: 'Meaning'})}</th>
          </tr>
        </thead>
        <tbody>
          {allParameters().map(({parameter, lines}) => (
            <tr key={parameter.parameter}>
              <td>
                <code>{parameter.parameter}</code>
              </td>
              <td>
                <code>{exampleOf(parameter)}</code>
              </td>
              <td>
                {parameter.exactCase
                  ? translate({id: 'urlBuilder.yes', message: 'yes'})
                  : translate({id: 'urlBuilder.no', message: 'no'})}
              </td>
              <td>{lines.join(',\u00a0')}</td>
              <td>
                <WithCode>
                  {[parameter.meaning, parameter.note]
                    .filter(Boolean)
                    .join(' ')}
                </WithCode>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
