import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Single letters are commands only while a change or these buttons have focus (WCAG 2.1.4):
 * who dictates would otherwise give commands by speaking.
 */
const isOnChange = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-change], [data-change-buttons]') !== null;

/** Goes from change to change, with buttons or, from there, the keys N and P. */
export default function ChangeButtons({
  changes,
}: {
  changes: readonly HTMLElement[];
}): ReactNode {
  const [current, setCurrent] = useState(0);
  const count = changes.length;
  useEffect(() => {
    const goOnKey = ({
      key,
      target,
      ctrlKey,
      metaKey,
      altKey,
    }: KeyboardEvent) => {
      if (!isOnChange(target) || ctrlKey || metaKey || altKey) {
        return;
      }
      if (key === 'n' || key === 'p') {
        document.getElementById(`${key}-change`)?.click();
      }
    };
    addEventListener('keydown', goOnKey);
    return () => removeEventListener('keydown', goOnKey);
  }, []);
  if (count === 0) {
    return null;
  }
  const goTo = (n: number) => {
    const target = changes[n - 1]!;
    setCurrent(n);
    target.scrollIntoView({block: 'center'});
    target.focus({preventScroll: true});
  };
  return (
    <div className={styles.buttons} data-change-buttons="" data-search-skip="">
      <button
        id="p-change"
        type="button"
        className="button button--secondary button--sm"
        aria-keyshortcuts="p"
        onClick={() => goTo(current > 1 ? current - 1 : count)}>
        <Translate id="compare.previous">Previous change</Translate>
      </button>
      <button
        id="n-change"
        type="button"
        className="button button--secondary button--sm"
        aria-keyshortcuts="n"
        onClick={() => goTo(current < count ? current + 1 : 1)}>
        <Translate id="compare.next">Next change</Translate>
      </button>
      <span role="status">
        {current > 0 &&
          translate(
            {id: 'compare.position', message: '{current} of {count}'},
            {current, count},
          )}
      </span>
      <span className={styles.keys}>
        <Translate id="compare.keys">
          Keyboard: N and P, while a button or a change has the focus.
        </Translate>
      </span>
    </div>
  );
}
