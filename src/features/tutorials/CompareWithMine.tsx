import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {textOfCode} from '@site/src/chrome/copying';
import {Field, styles as toolStyles} from '@site/src/features/tools';
import type {Difference} from './difference';
import styles from './styles.module.css';

type Shown = {label: string; code: Element};

/** An excerpt has a line for what it leaves out. */
const isExcerpt = (code: Element) => /^\s*\/\/ …$/m.test(textOfCode(code));

/** The whole files that the page shows: code with a path as its title, and the heading above it. */
function filesOnPage(): Shown[] {
  let heading = '';
  const files: Shown[] = [];
  for (const element of document.querySelectorAll(
    'article :is(h2, h3, .theme-code-block)',
  )) {
    const code = element.querySelector('code');
    const title = element.querySelector('[class*="codeBlockTitle"]');
    if (!element.matches('.theme-code-block')) {
      heading = element.firstChild?.textContent ?? '';
    } else if (
      code &&
      /^[\w./-]+\.\w+$/.test(title?.textContent ?? '') &&
      !isExcerpt(code)
    ) {
      files.push({label: `${title!.textContent} (${heading})`, code});
    }
  }
  return files;
}

const chooseFirst = () =>
  translate({id: 'tutorial.choose', message: 'Choose a file'});

/** A field for the reader's file, and the lines in which it differs from one on the page. */
export default function CompareWithMine(): ReactNode {
  const id = useId();
  const [files, setFiles] = useState<Shown[]>([]);
  const [file, setFile] = useState('');
  const [mine, setMine] = useState('');
  const [found, setFound] = useState<Difference[]>();
  const compare = (label: string, text: string) => {
    setFile(label);
    setMine(text);
    const code = files.find((one) => one.label === label)?.code;
    if (!code || !text.trim()) {
      setFound(undefined);
      return;
    }
    void import('./difference').then(({differences}) =>
      setFound(differences(text, textOfCode(code))),
    );
  };
  return (
    <section
      aria-labelledby={id}
      className={styles.compare}
      data-search-skip=""
      onFocus={() => {
        if (!files.length) {
          setFiles(filesOnPage());
        }
      }}>
      <p id={id}>
        <strong>
          <Translate id="tutorial.compare">
            Does something not work? Compare your file with the one on this page
          </Translate>
        </strong>
      </p>
      <div className={toolStyles.fields}>
        <Field
          label={translate({id: 'tutorial.file', message: 'File'})}
          value={file}
          onChange={(label) => compare(label, mine)}
          choices={[
            {value: '', label: chooseFirst()},
            ...files.map(({label}) => label),
          ]}
          only
        />
        <Field
          label={translate({
            id: 'tutorial.mine',
            message: 'Your file (it does not leave this page)',
          })}
          value={mine}
          onChange={(text) => compare(file, text)}
          rows={5}
        />
      </div>
      <div role="status">{found && <Outcome found={found} />}</div>
    </section>
  );
}

function Outcome({found}: {found: Difference[]}): ReactNode {
  if (found.length === 0) {
    return (
      <p>
        <Translate id="tutorial.same">
          Your file is the same as the one on this page.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.differences}>
      {found.map(({kind, line, text}) => (
        <li key={`${kind}${line}`} data-kind={kind}>
          {kind === 'extra' ? (
            <Translate id="tutorial.extra" values={{line}}>
              {'Line {line}, only in your file:'}
            </Translate>
          ) : (
            <Translate id="tutorial.missing" values={{line}}>
              {'Line {line}, only in the file on this page:'}
            </Translate>
          )}
          <code>{text || ' '}</code>
        </li>
      ))}
    </ul>
  );
}
