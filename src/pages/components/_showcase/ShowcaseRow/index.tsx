import {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import ExampleBoundary from './ExampleBoundary';
import Width from './Width';
import styles from './styles.module.css';

export type ShowcaseRowProps = {
  /** What the example shows. Without a title, the name of the file is the name of the frame. */
  title?: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The running example. */
  children: ReactNode;
  /** Source of the example, which the frame shows and copies unchanged. */
  code: string;
  /** Name of the file that the source comes from. */
  fileName?: string;
  /** Whether the code is expanded initially. */
  codeOpen?: boolean;
};

/** The frame around an example. The example runs in the upper half, and its source is below. */
export default function ShowcaseRow({
  title,
  description,
  children,
  code,
  fileName,
  codeOpen = true,
}: ShowcaseRowProps): ReactNode {
  const titleId = useId();
  const [width, setWidth] = useState(100);
  return (
    <div
      className={styles.row}
      role="group"
      aria-labelledby={title ? titleId : undefined}
      aria-label={
        title
          ? undefined
          : translate(
              {
                id: 'showcase.example.name',
                message: 'Example {file}',
                description: 'Name of an example for a screen reader',
              },
              {file: fileName ?? ''},
            )
      }>
      {(title ?? description) && (
        <div className={styles.head}>
          {title && (
            <p id={titleId} className={styles.title}>
              {title}
            </p>
          )}
          {description && <p className={styles.description}>{description}</p>}
        </div>
      )}
      <div
        className={styles.stage}
        style={width === 100 ? undefined : {width: `${width}%`}}
        data-showcase-stage={fileName}>
        <ExampleBoundary>{children}</ExampleBoundary>
      </div>
      <Width value={width} onChange={setWidth} />
      {/* A plain element, so that the code opens and closes without JavaScript. */}
      <details className={styles.code} open={codeOpen}>
        <summary data-search-skip="">
          <span className={styles.show}>
            <Translate id="showcase.code.show">Show code</Translate>
          </span>
          <span className={styles.hide}>
            <Translate id="showcase.code.hide">Hide code</Translate>
          </span>
        </summary>
        <CodeBlock language="tsx" title={fileName}>
          {code}
        </CodeBlock>
      </details>
    </div>
  );
}
