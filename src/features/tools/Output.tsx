import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './Output.module.css';

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
    <section className={styles.output} aria-label={title}>
      <CodeBlock language={language} title={title} showLineNumbers={false}>
        {text}
      </CodeBlock>
      {children}
    </section>
  );
}
