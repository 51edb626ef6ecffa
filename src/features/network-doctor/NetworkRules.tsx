/** All causes that the doctor knows, for readers without JavaScript, too. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import tool from '@generated/network-doctor/default/tool.json';
import ScrollableTable from '@site/src/features/tables';
import {WithCode} from '@site/src/features/tools';

export default function NetworkRules(): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="networkRules.cause">Cause</Translate>
          </th>
          <th scope="col">
            <Translate id="networkRules.rule">Rule</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {tool.rules.map(({id, title, page}) => (
          <tr key={id}>
            <td>
              <Link to={`/${page}`}>
                <WithCode>{title}</WithCode>
              </Link>
            </td>
            <td style={{minWidth: '7.5rem'}}>
              <code>{id}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
