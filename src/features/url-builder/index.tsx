/**
 * The parts of /tools/url. What is typed stays in the memory of the page: it is neither
 * stored, nor sent, nor put into the page's own URL, because it can identify a patient. A link
 * to the form, which the reader copies, has no UIDs and no other parameters by default.
 */
import {createContext, use, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import knowledge from '@generated/url-builder/default/url.json';
import {curlOf, iframeOf} from '@ohif-docs/builders/url/copies';
import {explainUrl} from '@ohif-docs/builders/url/explain';
import type {UrlKnowledge} from '@ohif-docs/builders/url/knowledge';
import {
  example,
  fieldNames,
  fieldOf,
  fieldsOf,
  formOf,
  linkOf,
  sharedFields,
  type Fields,
} from '@ohif-docs/builders/url/form';
import {buildLink, type Link} from '@ohif-docs/builders/url/link';
import {useEarlyInput} from '@site/src/components/EarlyInput';
import {
  Field,
  Findings,
  WithCode,
  OtherRelease,
  Output,
  Permalink as PermalinkButton,
  ShellTabs,
  styles,
  uniqueFindings,
  useLinkedState,
  usePermalink,
  type Opened,
  useRelease,
} from '@site/src/features/tools';
import {validUids, type Finding} from '@ohif-docs/builders/url/values';
import {labels} from './labels';

export {default as UrlParameters} from './Parameters';

/** The fields that most links need come first; the others are folded. */
const mainFields = 4;

type State = {
  opened: Opened<UrlKnowledge> | undefined;
  known: UrlKnowledge;
  setLine: (line: string) => void;
  fields: Fields;
  setFields: (change: (now: Fields) => Fields) => void;
};

const StateContext = createContext<State | null>(null);

function useUrlState(): State & {others: UrlKnowledge[]} {
  const state = use(StateContext);
  if (!state) {
    throw new Error('Put this part of the page into <UrlTool>.');
  }
  return {
    ...state,
    others: knowledge.filter((other) => other !== state.known),
  };
}

/**
 * Around the parts of the page, which share the release and the fields.
 *
 * @param first line of the release to begin with; default: the latest
 */
export function UrlTool({
  first,
  children,
}: {
  first?: string;
  children: ReactNode;
}): ReactNode {
  const opened = usePermalink(knowledge, fieldNames);
  const [known, setLine] = useRelease(knowledge, opened, first);
  const [fields, setFields] = useLinkedState(
    opened?.hash,
    opened ? formOf(opened.fields) : example,
  );
  return (
    <StateContext value={{opened, known, setLine, fields, setFields}}>
      {children}
    </StateContext>
  );
}

function ReleaseField(): ReactNode {
  const {known, setLine} = useUrlState();
  return (
    <Field
      only
      label={translate({id: 'urlBuilder.release', message: 'Release'})}
      value={known.line}
      choices={knowledge.map(({line, release}) => ({
        value: line,
        label: release,
      }))}
      onChange={setLine}
    />
  );
}

/** The fields that most links need, and the others, folded until one of them is used. */
function UrlForm({
  problemsOf,
  children,
}: {
  problemsOf: (name: keyof Fields) => Finding[];
  /** What can be done with the fields. */
  children: ReactNode;
}): ReactNode {
  const {fields, setFields, known} = useUrlState();
  const texts = labels();
  const choices: Partial<Record<keyof Fields, readonly string[]>> = {
    mode: known.modes.map(({route}) => route),
    protocol: known.protocols.map(({id}) => id),
    stage: known.protocols.find(({id}) => id === fields.protocol)?.stages ?? [],
  };
  const rows: Partial<Record<keyof Fields, number>> = {
    studies: 2,
    series: 2,
    others: 2,
  };
  const fieldFor = (name: keyof Fields) => (
    <Field
      key={name}
      {...texts[name]}
      value={fields[name]}
      choices={choices[name]}
      rows={rows[name]}
      problems={problemsOf(name)}
      onChange={(value) => setFields((now) => ({...now, [name]: value}))}
    />
  );
  const more = fieldNames.slice(mainFields);
  const isMoreUsed = more.some((name) => fields[name] !== '');
  // What was opened for its content does not close when that is deleted.
  const [isMoreOpen, setMoreOpen] = useState(isMoreUsed);
  if (isMoreUsed && !isMoreOpen) {
    setMoreOpen(true);
  }
  return (
    <form
      className={styles.fields}
      aria-label={translate({id: 'urlBuilder.form', message: 'Build a URL'})}
      onSubmit={(event) => event.preventDefault()}>
      <ReleaseField />
      {fieldNames.slice(0, mainFields).map(fieldFor)}
      <details open={isMoreOpen}>
        <summary>
          {translate({id: 'urlBuilder.more', message: 'More options'})}
        </summary>
        <div>{more.map(fieldFor)}</div>
      </details>
      {children}
    </form>
  );
}

/** The form, and next to it the URL that it describes, as far as its fields are valid. */
export function UrlBuilder(): ReactNode {
  const {fields, known, others, opened} = useUrlState();
  const {url, findings: built} = buildLink(linkOf(fields));
  const problemsOf = (name: keyof Fields) =>
    built.filter(
      ({severity, about}) =>
        severity === 'error' && about !== undefined && fieldOf(about) === name,
    );
  const findings = uniqueFindings([
    ...built,
    ...(url === undefined ? [] : findingsOf(explainUrl(url, known, others))),
  ]);
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const wrong = fieldNames.filter((name) => problemsOf(name).length > 0);
  const valid = Object.fromEntries(
    wrong.map((name) => [name, validUids(fields[name])]),
  );
  const validUrl = buildLink(linkOf({...fields, ...valid})).url;
  const areInFields = findings.every(
    ({severity, about}) =>
      severity !== 'error' ||
      (about !== undefined && wrong.includes(fieldOf(about))),
  );
  return (
    <div
      className={styles.tool}
      data-search-skip=""
      data-tool="url-builder"
      data-hydrate-immediately="release">
      <OtherRelease opened={opened} shown={known.release} />
      <div className={styles.columns}>
        <UrlForm problemsOf={problemsOf}>
          {url !== undefined && errors === 0 && (
            <FormLink release={known.release} fields={fields} />
          )}
        </UrlForm>
        <div className={styles.results}>
          <p role="status">
            {errors > 0 &&
              translate(
                {
                  id: 'urlBuilder.notYet',
                  message:
                    'Errors: {count}. Correct them to get the URL, the iframe tag, and the check.',
                },
                {count: errors},
              )}
          </p>
          <Findings
            findings={findings.filter(
              ({severity, about}) =>
                severity !== 'error' || about === undefined,
            )}
          />
          {url !== undefined && errors === 0 && <Copies url={url} />}
          {errors > 0 && areInFields && validUrl !== undefined && (
            <Output
              title={translate({
                id: 'urlBuilder.valid',
                message: 'URL without the values that have errors',
              })}
              text={validUrl}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const findingsOf = ({
  parts,
  findings,
}: ReturnType<typeof explainUrl>): Finding[] => [
  ...parts.flatMap((part) => part.findings),
  ...findings,
];

function Copies({url}: {url: string}): ReactNode {
  const {shell, windows} = curlOf(url);
  const title = translate({id: 'urlBuilder.curl', message: 'Check'});
  const prints = (
    <p>
      {translate({
        id: 'urlBuilder.curl.prints',
        message:
          'You should see 200 and text/html. The command leaves out the query, so the history of your shell has no UIDs.',
      })}
    </p>
  );
  const forWindows = (
    <Output title={title} language="powershell" text={windows}>
      {prints}
    </Output>
  );
  return (
    <>
      <Output
        title={translate({id: 'urlBuilder.url', message: 'URL'})}
        language="uri"
        text={url}
      />
      <Output
        title={translate({id: 'urlBuilder.iframe', message: 'iframe'})}
        language="html"
        text={iframeOf(url)}
      />
      <ShellTabs
        shell={
          <Output title={title} language="bash" text={shell}>
            {prints}
          </Output>
        }
        powershell={forWindows}
        cmd={forWindows}
      />
    </>
  );
}

/** The link to the form, without what is private unless the reader asks for it. */
function FormLink({
  release,
  fields,
}: {
  release: string;
  fields: Fields;
}): ReactNode {
  const [withPrivate, setWithPrivate] = useState(false);
  const checkbox = useEarlyInput<HTMLInputElement, boolean>(
    withPrivate,
    setWithPrivate,
  );
  return (
    <PermalinkButton
      link={{release, fields: sharedFields(fields, withPrivate)}}
      hint={
        withPrivate
          ? translate({
              id: 'urlBuilder.link.all',
              message:
                'The link contains the release and all fields. Anyone who has the link can read them.',
            })
          : translate({
              id: 'urlBuilder.link.some',
              message:
                'The link contains the release and the fields, but no UIDs and no other parameters.',
            })
      }>
      <label>
        <input
          ref={checkbox}
          type="checkbox"
          checked={withPrivate}
          onChange={({currentTarget}) => setWithPrivate(currentTarget.checked)}
        />{' '}
        {translate({
          id: 'urlBuilder.link.private',
          message:
            'Include the UIDs and other parameters, which can identify a patient or contain a token',
        })}
      </label>
    </PermalinkButton>
  );
}

/** A field for a URL, and what each of its parts means. */
export function UrlExplainer(): ReactNode {
  const {known, others, setFields} = useUrlState();
  const [text, setText] = useState('');
  const hasText = text.trim() !== '';
  const explained = hasText ? explainUrl(text, known, others) : null;
  const count = explained
    ? findingsOf(explained).filter(({severity}) => severity !== 'note').length
    : 0;
  const link: Link | undefined = explained?.link;
  return (
    <div className={styles.tool} data-search-skip="" data-tool="url-explainer">
      <form
        className={styles.fields}
        aria-label={translate({
          id: 'urlBuilder.explain',
          message: 'Explain a URL',
        })}
        onSubmit={(event) => event.preventDefault()}>
        <Field
          label={translate({
            id: 'urlBuilder.pasted',
            message: 'Paste a URL of the viewer',
          })}
          hint={translate(
            {
              id: 'urlBuilder.pasted.hint',
              message:
                'The explanation is for {release}, the release in the form above',
            },
            {release: known.release},
          )}
          value={text}
          rows={3}
          onChange={setText}
        />
        <div className={styles.wide}>
          <p role="status" className={styles.hint}>
            {explained &&
              translate(
                {
                  id: 'urlBuilder.found',
                  message: 'Errors and warnings: {count}',
                },
                {count},
              )}
          </p>
          {link && (
            <button
              type="button"
              onClick={() => setFields(() => fieldsOf(link))}>
              {translate({
                id: 'urlBuilder.edit',
                message: 'Copy it into the form above',
              })}
            </button>
          )}
        </div>
      </form>
      {explained && (
        <>
          <Findings findings={explained.findings} />
          <Parts parts={explained.parts} />
        </>
      )}
    </div>
  );
}

function Parts({
  parts,
}: {
  parts: ReturnType<typeof explainUrl>['parts'];
}): ReactNode {
  return (
    <dl className={styles.parts}>
      {parts.map(({name, value, meaning, findings}, index) => (
        <div key={index}>
          <dt>
            <code>{value === undefined ? name : `${name}=${value}`}</code>
          </dt>
          <dd>
            <WithCode>{meaning}</WithCode>
            <Findings findings={findings} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
