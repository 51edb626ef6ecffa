/**
 * The parts of /tools/sub-path. Nothing that is typed is sent or stored; without JavaScript,
 * the page has a complete example for each server.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import recipes from '@generated/sub-path-builder/default/recipes.json';
import {
  exampleOf,
  fieldNames,
  hasFolder,
  inputOf,
  serverNames,
  sharedFields,
} from '@ohif-docs/builders/sub-path/form';
import type {ServerKind} from '@ohif-docs/builders/sub-path/input';
import {planOf, type Plan} from '@ohif-docs/builders/sub-path/plan';
import {
  OtherRelease,
  Output,
  Permalink as PermalinkButton,
  ShellTabs,
  styles,
  useLinkedState,
  usePermalink,
  useRelease,
} from '@site/src/features/tools';
import Form from './Form';

function Settings({
  plan,
  folder,
}: {
  plan: Plan;
  /** Undefined if the files are not in a folder of the server. */
  folder: string | undefined;
}): ReactNode {
  const {publicUrl = '', routerBasename, callback} = plan;
  const rows = [
    ['PUBLIC_URL', publicUrl],
    ['routerBasename', routerBasename],
    [
      translate({id: 'subPath.filesIn', message: 'Files of the build'}),
      folder === undefined
        ? undefined
        : folder +
          (folder.includes('\\') ? publicUrl.replaceAll('/', '\\') : publicUrl),
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
    <dl className={`${styles.parts} ${styles.values}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{/^\w+$/.test(name!) ? <code>{name}</code> : name}</dt>
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
  const title = translate({id: 'subPath.checks', message: 'Check'});
  const windows = (
    <Output
      title={title}
      language="powershell"
      text={checks.map((check) => check.windows).join('\n')}>
      {printed}
    </Output>
  );
  return (
    <ShellTabs
      shell={
        <Output
          title={title}
          language="bash"
          text={checks.map(({command}) => command).join('\n')}>
          {printed}
        </Output>
      }
      powershell={windows}
      cmd={windows}
    />
  );
}

/** The language of a file that the builder writes. */
const languageOf = (title: string): string =>
  title.endsWith('.js')
    ? 'js'
    : title.includes('nginx')
      ? 'nginx'
      : title.endsWith('.config')
        ? 'markup'
        : /\.sh$|^Terminal$/.test(title)
          ? 'bash'
          : 'text';

const isBuild = ({title}: Plan['files'][number]) => title.startsWith('Build');

/** The commands that build are one file for each shell: tabs, where the first of them is. */
function Files({files}: Pick<Plan, 'files'>): ReactNode {
  const [shell, powershell, cmd] = files
    .filter(isBuild)
    .map(({text}, index) => (
      <Output
        key={index}
        title={translate({id: 'subPath.build', message: 'Build'})}
        text={text}
        language={['bash', 'powershell', 'batch'][index]}
      />
    ));
  return files.map((file) =>
    !isBuild(file) ? (
      <Output
        key={file.title}
        title={file.title}
        text={file.text}
        language={languageOf(file.title)}
      />
    ) : file === files.find(isBuild) ? (
      <ShellTabs key="build" shell={shell} powershell={powershell} cmd={cmd} />
    ) : null,
  );
}

function testedText(tested: Plan['tested']): string {
  switch (tested) {
    case 'server':
      return translate({
        id: 'subPath.executed',
        message:
          'Tested: we start this server with the configuration, for several paths and archives.',
      });
    case 'part':
      return translate({
        id: 'subPath.partlyExecuted',
        message:
          'Tested in part: we run the CloudFront function, and nginx with the rules of the image, but not S3 or Docker. Run the check commands before you rely on the result.',
      });
    default:
      return translate({
        id: 'subPath.notExecuted',
        message:
          'Not tested on IIS: we only compare the elements and attributes with those that IIS accepts. Run the check commands before you rely on the result.',
      });
  }
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
      {testedText(plan.tested)}
    </p>
  );
}

/**
 * The form, and all that the viewer at that path needs.
 *
 * @param first line of the release to begin with; default: the latest
 */
export function SubPathBuilder({first}: {first?: string}): ReactNode {
  const opened = usePermalink(recipes, fieldNames);
  const [recipe, setLine] = useRelease(recipes, opened, first);
  const [input, setInput] = useLinkedState(
    opened?.hash,
    opened ? inputOf(opened.fields) : exampleOf('nginx'),
  );
  const plan = planOf(input, recipe);
  return (
    <div
      className={styles.tool}
      data-search-skip=""
      data-tool="sub-path-builder"
      data-hydrate-immediately="release">
      <OtherRelease opened={opened} shown={recipe.release} />
      <div className={styles.columns}>
        <Form
          input={input}
          problems={plan.problems}
          change={(part) => setInput((now) => ({...now, ...part}))}
          line={recipe.line}
          setLine={setLine}
        />
        <div className={styles.results}>
          <p role="status">
            {plan.problems.length > 0 &&
              translate(
                {
                  id: 'subPath.notYet',
                  message:
                    'Errors: {count}. Correct them to get the configuration.',
                },
                {count: plan.problems.length},
              )}
          </p>
          {plan.publicUrl && (
            <>
              <Settings
                plan={plan}
                folder={
                  hasFolder(input)
                    ? input.folder.replace(/[\\/]+$/, '')
                    : undefined
                }
              />
              <Files files={plan.files} />
              <ServerNote plan={plan} />
              <Checks checks={plan.checks} />
            </>
          )}
        </div>
      </div>
      {plan.publicUrl && (
        <PermalinkButton
          link={{release: recipe.release, fields: sharedFields(input)}}
          hint={translate({
            id: 'subPath.link',
            message:
              'The link contains the release and the fields. Browsers do not send this part of a link to a server.',
          })}
        />
      )}
    </div>
  );
}

/** The builder's output for one server at /ohif. */
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
          language={languageOf(title)}
        />
      ))}
      <ServerNote plan={plan} />
    </div>
  );
}
