import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import recipes from '@generated/sub-path-builder/default/recipes.json';
import {
  exampleOf,
  hasFolder,
  serverNames,
} from '@ohif-docs/builders/sub-path/form';
import {
  servers,
  type Input,
  type Problem,
  type ServerKind,
} from '@ohif-docs/builders/sub-path/input';
import {Field, styles} from '@site/src/features/tools';

type TextField =
  'path' | 'host' | 'folder' | 'archive' | 'authority' | 'client';

const labels = (): Record<TextField, string> => ({
  path: translate({id: 'subPath.path', message: 'Path'}),
  host: translate({id: 'subPath.host', message: 'Host name'}),
  folder: translate({
    id: 'subPath.folder',
    message: 'Folder that the server serves',
  }),
  archive: translate({
    id: 'subPath.archive',
    message: 'URL of the DICOMweb service',
  }),
  authority: translate({id: 'subPath.authority', message: 'Issuer'}),
  client: translate({id: 'subPath.client', message: 'Client ID'}),
});

type FormProps = {
  input: Input;
  problems: readonly Problem[];
  change: (part: Partial<Input>) => void;
  line: string;
  setLine: (line: string) => void;
};

type FieldProps = Pick<FormProps, 'input' | 'change'>;

function ArchiveField({input, change}: FieldProps): ReactNode {
  return (
    <Field
      only
      label={translate({id: 'subPath.archiveIs', message: 'Archive'})}
      value={input.archiveIs}
      choices={[
        {
          value: 'behind',
          label: translate({
            id: 'subPath.behind',
            message: 'This server forwards to it',
          }),
        },
        {
          value: 'elsewhere',
          label: translate({
            id: 'subPath.elsewhere',
            message: 'The browser connects directly',
          }),
        },
      ]}
      onChange={(value) => change({archiveIs: value as Input['archiveIs']})}
    />
  );
}

function SignInField({input, change}: FieldProps): ReactNode {
  return (
    <Field
      only
      label={translate({id: 'subPath.signIn', message: 'Sign-in'})}
      value={input.signIn}
      choices={[
        {
          value: 'none',
          label: translate({
            id: 'subPath.signIn.none',
            message: 'None, or a proxy in front',
          }),
        },
        {
          value: 'viewer',
          label: translate({
            id: 'subPath.signIn.viewer',
            message: 'In the viewer, with OIDC',
          }),
        },
      ]}
      onChange={(value) => change({signIn: value as Input['signIn']})}
    />
  );
}

/** The inputs of the plan. */
export default function Form({
  input,
  problems,
  change,
  line,
  setLine,
}: FormProps): ReactNode {
  const texts = labels();
  const field = (name: TextField, hint?: string) => (
    <Field
      label={texts[name]}
      hint={hint}
      value={input[name]}
      problems={problems.flatMap(({about, text}) =>
        about === name ? [{severity: 'error', text}] : [],
      )}
      onChange={(value) => change({[name]: value})}
    />
  );
  return (
    <form
      className={styles.fields}
      aria-label={translate({
        id: 'subPath.form',
        message: 'Where the viewer is',
      })}
      onSubmit={(event) => event.preventDefault()}>
      <Field
        only
        label={translate({id: 'urlBuilder.release', message: 'Release'})}
        value={line}
        choices={recipes.map((each) => ({
          value: each.line,
          label: each.release,
        }))}
        onChange={setLine}
      />
      <Field
        only
        label={translate({id: 'subPath.server', message: 'Server'})}
        value={input.server}
        choices={servers.map((server) => ({
          value: server,
          label: serverNames[server],
        }))}
        onChange={(value) => {
          const {server, folder, archive, archiveIs} = exampleOf(
            value as ServerKind,
          );
          change({server, folder, archive, archiveIs});
        }}
      />
      {field(
        'path',
        translate({
          id: 'subPath.path.hint',
          message:
            'For example /ohif, or / if the viewer is at the root of the host',
        }),
      )}
      {field('host')}
      {hasFolder(input) &&
        field(
          'folder',
          translate({
            id: 'subPath.folder.hint',
            message: 'The files of the viewer are in this folder plus the path',
          }),
        )}
      <ArchiveField input={input} change={change} />
      {field('archive')}
      <SignInField input={input} change={change} />
      {input.signIn === 'viewer' && field('authority')}
      {input.signIn === 'viewer' && field('client')}
    </form>
  );
}
