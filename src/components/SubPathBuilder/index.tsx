/**
 * The parts of /tools/sub-path. Nothing that is typed is sent or stored; without JavaScript,
 * the page has a complete example for each server.
 */
import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import recipes from '@generated/builders/default/sub-path.json';
import type {ServerKind} from '@site/packages/builders/sub-path/input';
import {planOf, type Plan} from '@site/packages/builders/sub-path/plan';
import Findings from '@site/src/components/ToolParts/Findings';
import Output from '@site/src/components/ToolParts/Output';
import styles from '@site/src/components/ToolParts/styles.tool.module.css';
import {exampleOf, serverNames} from './examples';
import Form from './Form';

function Settings({plan, folder}: {plan: Plan; folder: string}): ReactNode {
  const {publicUrl = '', routerBasename, callback} = plan;
  const rows = [
    ['PUBLIC_URL', publicUrl],
    ['routerBasename', routerBasename],
    [
      translate({id: 'subPath.filesIn', message: 'Files of the build'}),
      folder.includes('\\')
        ? folder + publicUrl.replaceAll('/', '\\')
        : folder + publicUrl,
    ],
    [
      translate({
        id: 'subPath.callback',
        message: 'Callback URL at the provider',
      }),
      callback,
    ],
  ].filter(([, value]) => value !== undefined);
  return (
    <dl className={styles.settings}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({checks}: Pick<Plan, 'checks'>): ReactNode {
  const printed = (
    <p>
      {translate({
        id: 'subPath.prints',
        message: 'The output of each command begins with:',
      })}{' '}
      {checks.map(({prints}, index) => (
        <span key={prints}>
          {index > 0 && '; '}
          <code>{prints}</code>
        </span>
      ))}
    </p>
  );
  return (
    <>
      <Output
        title={translate({
          id: 'subPath.checks',
          message: 'Check (Linux, macOS, Git Bash)',
        })}
        text={checks.map(({command}) => command).join('\n')}>
        {printed}
      </Output>
      <Output
        title={translate({
          id: 'subPath.checks.windows',
          message: 'Check (PowerShell, cmd.exe)',
        })}
        text={checks.map(({windows}) => windows).join('\n')}>
        {printed}
      </Output>
    </>
  );
}

function ServerNote({plan}: {plan: Plan}): ReactNode {
  return (
    <p>
      {plan.callback &&
        `${translate({
          id: 'subPath.https',
          message:
            'The sign-in needs https: give this server a certificate, or put it behind a proxy that has one.',
        })} `}
      {plan.isExecuted
        ? translate({
            id: 'subPath.executed',
            message:
              "Tested: this site's checks start this server with the configuration, for several paths and archives.",
          })
        : translate({
            id: 'subPath.notExecuted',
            message:
              "Not executed: this site's checks do not run this server. Run the check commands before you rely on the result.",
          })}
    </p>
  );
}

/** The form, and all that the viewer at that path needs. */
export function SubPathBuilder(): ReactNode {
  const [line, setLine] = useState(recipes[0]!.line);
  const [input, setInput] = useState(() => exampleOf('nginx'));
  const plan = planOf(
    input,
    recipes.find((each) => each.line === line) ?? recipes[0]!,
  );
  return (
    <div
      className={styles.tool}
      data-search-skip=""
      data-tool="sub-path-builder">
      <Form
        input={input}
        change={(part) => setInput({...input, ...part})}
        line={line}
        setLine={setLine}
      />
      <Findings
        findings={plan.problems.map((text) => ({severity: 'error', text}))}
      />
      {plan.publicUrl && (
        <>
          <Settings plan={plan} folder={input.folder.replace(/[\\/]+$/, '')} />
          {plan.files.map(({title, text}) => (
            <Output key={title} title={title} text={text} />
          ))}
          <ServerNote plan={plan} />
          <Checks checks={plan.checks} />
        </>
      )}
    </div>
  );
}

/** The builder's output for one server at /ohif; the form already shows nginx. */
export function SubPathExample({server}: {server: ServerKind}): ReactNode {
  const plan = planOf(exampleOf(server), recipes[0]!);
  const isServerFile = ({title}: {title: string}) =>
    !title.startsWith('Build') && !title.startsWith('platform/');
  return (
    <div className={styles.tool} data-search-skip="index">
      {plan.files.filter(isServerFile).map(({title, text}) => (
        <Output
          key={title}
          title={`${serverNames[server]}: ${title}`}
          text={text}
        />
      ))}
      <ServerNote plan={plan} />
    </div>
  );
}
