import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import styles from './styles.module.css';

/**
 * Copies a text and confirms it, or shows the text if the browser does not allow copying.
 */
export default function CopyButton({text}: {text: string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = (): void => {
    writeToClipboard(Promise.resolve(text)).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <span className={styles.copy}>
      <button
        type="button"
        aria-label={translate(
          {id: 'showcase.copy', message: 'Copy {text}'},
          {text},
        )}
        title={text}
        onClick={copy}
        // A text that has to be copied by hand stays: selecting it takes the focus.
        onBlur={() => state === 'copied' && setState('idle')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
        </svg>
      </button>
      <span role="status">
        {state === 'copied' &&
          translate({id: 'showcase.copied', message: 'Copied'})}
        {state === 'refused' && text}
      </span>
    </span>
  );
}
