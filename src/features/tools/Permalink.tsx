import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {hashOf, type Permalink} from '@ohif-docs/builders/permalink';
import {writeToClipboard} from '@site/src/chrome/copyMarkdown';
import Findings from './Findings';
import styles from './styles.module.css';
import type {Opened} from './usePermalink';

/** Says that the output is for another release than the permalink was made for. */
export function OtherRelease({
  opened,
  shown,
}: {
  opened: Opened<unknown> | undefined;
  /** The exact release that the tool shows. */
  shown: string;
}): ReactNode {
  return !opened || opened.release === shown ? null : (
    <Findings
      findings={[
        {
          severity: 'note',
          text: translate(
            {
              id: 'tool.otherRelease',
              message:
                'The link was made for {made}. This output is for {shown} and can differ.',
            },
            {made: opened.release, shown},
          ),
        },
      ]}
    />
  );
}

/** Copies a link that opens the form with these fields. */
export default function PermalinkButton({
  link,
  hint,
  children,
}: {
  link: Permalink;
  /** What the link contains. */
  hint: string;
  /** A choice of what else it contains. */
  children?: ReactNode;
}): ReactNode {
  const [said, setSaid] = useState<{hash: string; text: string}>();
  const hash = hashOf(link);
  const copy = () => {
    const say = (text: string) => () => setSaid({hash, text});
    const page = window.location.href.replace(/[?#].*$/s, '');
    writeToClipboard(Promise.resolve(page + hash)).then(
      say(translate({id: 'tool.copied', message: 'Copied'})),
      say(
        translate({
          id: 'tool.linkNotCopied',
          message: 'The browser did not allow it.',
        }),
      ),
    );
  };
  return (
    <div className={styles.permalink}>
      {children}
      <div>
        <button type="button" onClick={copy}>
          {translate({
            id: 'tool.copyLink',
            message: 'Copy a link to this form',
          })}
        </button>
        <span role="status">{said?.hash === hash && said.text}</span>
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
