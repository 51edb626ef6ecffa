import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import styles from './styles.module.css';

/** A text that a tool has made, with its name and a button that copies it. */
export default function Output({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  /** A hint, or the output of a command. */
  children?: ReactNode;
}): ReactNode {
  const [copied, setCopied] = useState<{text: string; done: boolean}>();
  const copy = () =>
    writeToClipboard(Promise.resolve(text)).then(
      () => setCopied({text, done: true}),
      () => setCopied({text, done: false}),
    );
  return (
    <figure className={styles.output}>
      <figcaption>
        <span>{title}</span>
        <span role="status">
          {copied?.text === text &&
            (copied.done
              ? translate({id: 'tool.copied', message: 'Copied'})
              : translate({
                  id: 'tool.notCopied',
                  message: 'The browser did not allow it. Select the text.',
                }))}
        </span>
        <button
          type="button"
          aria-label={translate(
            {id: 'tool.copyOf', message: 'Copy: {title}'},
            {title},
          )}
          onClick={() => void copy()}>
          {translate({id: 'tool.copy', message: 'Copy'})}
        </button>
      </figcaption>
      {/* It scrolls sideways, also by keyboard. */}
      <pre tabIndex={0} aria-label={title} role="region">
        <code>{text}</code>
      </pre>
      {children}
    </figure>
  );
}
