import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './Output.module.css';

/** It is read before it is copied: on a phone, its lines wrap from the start (src/chrome/longLines.ts). */
function wrapOnPhones(section: HTMLElement | null): void {
  if (section && matchMedia('(max-width: 600px)').matches) {
    section.querySelector('.code-lines')?.setAttribute('data-wrapped', '');
    section
      .querySelector('button[data-wrap]')
      ?.setAttribute('aria-pressed', 'true');
  }
}

/** A text that a tool has made, with its name: a block of code as on every page. */
export default function Output({
  title,
  text,
  language = 'text',
  children,
}: {
  title: string;
  text: string;
  /** Of config/code-languages.ts. */
  language?: string;
  /** A hint, or the output of a command. */
  children?: ReactNode;
}): ReactNode {
  return (
    <section ref={wrapOnPhones} className={styles.output} aria-label={title}>
      <CodeBlock language={language} title={title} showLineNumbers={false}>
        {text}
      </CodeBlock>
      {children}
    </section>
  );
}
