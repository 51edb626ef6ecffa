import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import ExampleBoundary from './ExampleBoundary';
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
  /** What stands below both tabs, such as fields that change the example. */
  below?: ReactNode;
};

const tabs = [
  {
    name: 'preview',
    label: () =>
      translate({
        id: 'showcase.tab.preview',
        message: 'Preview',
        description: 'Tab that runs an example',
      }),
  },
  {
    name: 'source',
    label: () =>
      translate({
        id: 'showcase.tab.code',
        message: 'Code',
        description: 'Tab that shows the source of an example',
      }),
  },
] as const;

/** The frame around an example. One tab runs the example, and the other tab shows its source. */
export default function ShowcaseRow({
  title,
  description,
  children,
  code,
  fileName,
  below,
}: ShowcaseRowProps): ReactNode {
  const id = useId();
  const titleId = `${id}title`;
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
      {/* Two radio buttons are tabs that work without JavaScript. They come before what
          they show, so that a style sheet can follow from one to the other. */}
      {tabs.map(({name, label}) => (
        <input
          key={name}
          type="radio"
          name={id}
          id={`${id}${name}`}
          className={clsx(styles.choice, styles[name])}
          defaultChecked={name === 'preview'}
          aria-label={label()}
          data-search-skip=""
        />
      ))}
      <div className={styles.bar} data-search-skip="">
        {tabs.map(({name, label}) => (
          <label key={name} htmlFor={`${id}${name}`}>
            {label()}
          </label>
        ))}
      </div>
      <div className={styles.stage} data-showcase-stage={fileName}>
        <ExampleBoundary>{children}</ExampleBoundary>
      </div>
      <div className={styles.code} data-showcase-code={fileName}>
        <CodeBlock language="tsx" title={fileName}>
          {code}
        </CodeBlock>
      </div>
      {below}
    </div>
  );
}
