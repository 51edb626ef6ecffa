import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import knowledge from '@generated/url-builder/default/url.json';
import type {Parameter} from '@ohif-docs/builders/url/knowledge';
import {grouped} from '@ohif-docs/doctor/grouped';
import {styles, WithCode} from '@site/src/features/tools';
import ScrollableTable from '@site/src/features/tables';

/** All parameters of all releases: the latest release that has one describes it. */
const allParameters = (): {parameter: Parameter; lines: string[]}[] =>
  [
    ...grouped(
      knowledge.flatMap(({line, parameters}) =>
        parameters.map((parameter: Parameter) => ({line, parameter})),
      ),
      ({parameter}) => parameter.parameter,
    ).values(),
  ].map((uses) => ({
    parameter: uses[0]!.parameter,
    lines: uses.map(({line}) => line),
  }));

/** The example of a parameter, in a URL that breaks where one of its parts begins. */
const exampleOf = ({group, parameter, example}: Parameter): ReactNode =>
  `${group === 'study' || group === 'screens' ? '/viewer' : '/'}?${parameter}=${example}`
    .split(/([?&=])/)
    .map((part, index) => (index % 2 ? [part, <wbr key={index} />] : part));

/** What sets a parameter apart: its name has an exact case, or a release does not have it. */
const exceptionsOf = ({exactCase}: Parameter, lines: string[]): string[] => [
  ...(exactCase
    ? [translate({id: 'urlBuilder.exact', message: 'Case-sensitive'})]
    : []),
  ...(lines.length < knowledge.length
    ? [
        translate(
          {id: 'urlBuilder.only', message: 'Only {releases}'},
          {releases: lines.join(', ')},
        ),
      ]
    : []),
];

/** The complete table, for readers without JavaScript. */
export default function UrlParameters(): ReactNode {
  return (
    <div data-search-skip="index">
      <ScrollableTable className={styles.parameters}>
        <thead>
          <tr>
            <th>
              {translate({id: 'urlBuilder.parameter', message: 'Parameter'})}
            </th>
            <th>{translate({id: 'urlBuilder.example', message: 'Example'})}</th>
            <th>{translate({id: 'urlBuilder.meaning', message: 'Meaning'})}</th>
          </tr>
        </thead>
        <tbody>
          {allParameters().map(({parameter, lines}) => (
            <tr key={parameter.parameter}>
              <td>
                <code>{parameter.parameter}</code>
                {exceptionsOf(parameter, lines).map((exception) => (
                  <small key={exception}>{exception}</small>
                ))}
              </td>
              <td>
                <code>{exampleOf(parameter)}</code>
              </td>
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
