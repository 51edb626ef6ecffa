import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {Fix, NetworkFinding} from '@ohif-docs/doctor/network';
import {serverNames} from '@ohif-docs/doctor/network/servers';
import CodeWords from '@site/src/components/CodeWords';
import {severityName, What, WithCode} from '@site/src/features/tools';
import type {Host} from './host';

/** What the code of a fix is a part of, and its colors, if the site has them (config/code-languages.ts). */
const files: Partial<
  Record<Fix['server'], {title: string; language?: string}>
> = {
  viewer: {title: 'app-config.js', language: 'js'},
  nginx: {title: 'nginx.conf', language: 'nginx'},
  caddy: {title: 'Caddyfile'},
  iis: {title: 'web.config', language: 'xml'},
  orthanc: {title: 'orthanc.json', language: 'json'},
};

/** Fixes by server: the tab that the reader chooses stays chosen in all of them. */
function Fixes({fixes}: {fixes: readonly Fix[]}): ReactNode {
  const servers = [...new Set(fixes.map(({server}) => server))];
  return (
    <Tabs groupId="network-server">
      {servers.map((server) => (
        <TabItem key={server} value={server} label={serverNames[server]}>
          {fixes
            .filter((fix) => fix.server === server)
            .map(({text, code}) => (
              <div key={text}>
                <p>
                  <WithCode>{text}</WithCode>
                </p>
                {code && (
                  <CodeBlock
                    title={files[server]?.title ?? serverNames[server]}
                    language={files[server]?.language ?? 'text'}
                    showLineNumbers={false}>
                    {code}
                  </CodeBlock>
                )}
              </div>
            ))}
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Characters of a line. A longer address would push what it means out of view. */
const longest = 400;

const shortened = (line: string) =>
  line.length > longest ? `${line.slice(0, longest)}…` : line;

export default function Findings({
  findings,
  Link,
}: {
  findings: readonly NetworkFinding[];
  Link: Host['Link'];
}): ReactNode {
  return (
    <ol>
      {findings.map((finding) => {
        const {
          rule,
          title,
          severity,
          certainty,
          count,
          evidence,
          why,
          fixes,
          page,
          at,
        } = finding;
        return (
          <li key={`${rule} ${at}`} data-severity={severity}>
            <What name={severityName(severity)} certainty={certainty}>
              {count > 1 && (
                <span>
                  <Translate id="networkDoctor.requests" values={{count}}>
                    {'{count} requests'}
                  </Translate>
                </span>
              )}
            </What>
            <p className="title" role="heading" aria-level={3}>
              <WithCode>{title}</WithCode>
            </p>
            <pre className="own" translate="no">
              {evidence.map((line, i) => (
                <span key={i}>
                  <CodeWords line={shortened(line)} />
                </span>
              ))}
            </pre>
            <p>
              <WithCode>{why}</WithCode>
            </p>
            <Fixes fixes={fixes} />
            <p className="more">
              <Link to={`/${page}`}>
                <Translate id="networkDoctor.page">Explanation</Translate>
              </Link>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
