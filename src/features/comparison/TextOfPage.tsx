import {createElement, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {WithCode} from './RowItem';
import type {Difference, Part} from './differences';
import styles from './styles.module.css';

/** More blocks without a change than these are in a part that the reader opens. */
const mostBlocks = 2;

const elements = {same: 'span', added: 'ins', removed: 'del'} as const;

function Sentence({parts}: {parts: Part[]}): ReactNode {
  return parts.map(({kind, text}, i) => [
    i > 0 && ' ',
    createElement(elements[kind], {key: i}, <WithCode>{text}</WithCode>),
  ]);
}

function Block({
  difference: {type, level, marker, changed, parts},
}: {
  difference: Difference;
}): ReactNode {
  if (type === 'code') {
    return (
      <CodeBlock language={changed ? 'diff' : marker}>
        {parts.flat()[0]?.text ?? ''}
      </CodeBlock>
    );
  }
  const isHeading = type === 'heading';
  return createElement(
    isHeading ? `h${Math.min(level + 1, 6)}` : 'div',
    {
      className: type === 'row' ? styles.cells : styles[type],
      'data-marker': /\d/.test(marker) ? marker : '•',
      style: isHeading ? undefined : {marginInlineStart: `${level * 1.25}rem`},
    },
    parts.map((sentence, i) => [
      i > 0 && ' ',
      <span key={i}>
        <Sentence parts={sentence} />
      </span>,
    ]),
  );
}

function Blocks({blocks}: {blocks: readonly Difference[]}): ReactNode {
  return blocks.map((difference, i) => (
    <Block key={i} difference={difference} />
  ));
}

/** What has no change between two changes. Of its headings, the last says where the next one is. */
function Unchanged({blocks}: {blocks: readonly Difference[]}): ReactNode {
  const at = blocks.map(({type}) => type).lastIndexOf('heading');
  return [blocks.slice(0, Math.max(at, 0)), blocks.slice(Math.max(at, 0))].map(
    (some, i) => {
      const shown = at >= 0 && i > 0 ? 1 : 0;
      const rest = some.slice(shown);
      return (
        <div key={i}>
          <Blocks blocks={some.slice(0, shown)} />
          {rest.length > mostBlocks ? (
            <details>
              <summary>
                <Translate id="compare.unchanged" values={{count: rest.length}}>
                  {'{count} paragraphs without a change'}
                </Translate>
              </summary>
              <Blocks blocks={rest} />
            </details>
          ) : (
            <Blocks blocks={rest} />
          )}
        </div>
      );
    },
  );
}

/** Neighbors of one kind: a change, or what is the same. */
function runsOf(differences: readonly Difference[]): Difference[][] {
  const runs: Difference[][] = [];
  for (const difference of differences) {
    const last = runs.at(-1);
    if (last?.[0]?.changed === difference.changed) {
      last.push(difference);
    } else {
      runs.push([difference]);
    }
  }
  return runs;
}

/** At which change the reader is, and before that how changes are marked. */
function Status({at, count}: {at: number; count: number}): ReactNode {
  return at > 0 ? (
    <Translate id="compare.at" values={{at, count}}>
      {'Change {at} of {count}'}
    </Translate>
  ) : (
    <Translate
      id="compare.marks"
      values={{
        count,
        removed: (
          <del>
            {translate({id: 'compare.what.removed', message: 'Removed'})}
          </del>
        ),
        added: (
          <ins>{translate({id: 'compare.what.added', message: 'Added'})}</ins>
        ),
      }}>
      {'Changes: {count} ({removed}, {added})'}
    </Translate>
  );
}

/** The text of both versions, and the buttons that lead from change to change. */
export default function TextOfPage({
  differences,
}: {
  differences: readonly Difference[];
}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const runs = runsOf(differences);
  const count = runs.filter(([first]) => first?.changed).length;
  const go = (by: 1 | -1) => {
    const changes = [...text.current!.querySelectorAll('[data-change]')];
    const now = changes[at - 1]?.getBoundingClientRect();
    const isInView = now && now.bottom > 0 && now.top < innerHeight;
    // After scrolling, from where the reader is.
    const above = changes.filter(
      (change) => change.getBoundingClientRect().top < 0,
    ).length;
    const from = isInView ? at : above + (by < 0 ? 1 : 0);
    const to = (from - 1 + by + count) % count;
    setAt(to + 1);
    changes[to]!.scrollIntoView();
  };
  return (
    <>
      {count > 0 && (
        <div className={styles.steps}>
          <p role="status">
            <Status at={at} count={count} />
          </p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => go(-1)}>
            <Translate id="compare.previous">Previous change</Translate>
          </button>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => go(1)}>
            <Translate id="compare.next">Next change</Translate>
          </button>
        </div>
      )}
      <div ref={text} className={styles.text}>
        {runs.map((run, i) =>
          run[0]?.changed ? (
            <div key={i} data-change="">
              <Blocks blocks={run} />
            </div>
          ) : (
            <Unchanged key={i} blocks={run} />
          ),
        )}
      </div>
    </>
  );
}
