import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Typing in a field is not a command. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Goes from change to change, with buttons or the keys N and P. */
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
      if (isField(target) || ctrlKey || metaKey || altKey) {
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
    <div className={styles.buttons} data-search-skip="">
      <button
        id="p-change"
        type="button"
        className="button button--secondary button--sm"
        aria-keyshortcuts="p"
        onClick={() => goTo(current > 1 ? current - 1 : count)}>
        <Translate id="compare.previous">Previous change (P)</Translate>
      </button>
      <button
        id="n-change"
        type="button"
        className="button button--secondary button--sm"
        aria-keyshortcuts="n"
        onClick={() => goTo(current < count ? current + 1 : 1)}>
        <Translate id="compare.next">Next change (N)</Translate>
      </button>
      <span role="status">
        {current > 0 &&
          translate(
            {id: 'compare.position', message: '{current} of {count}'},
            {current, count},
          )}
      </span>
    </div>
  );
}
