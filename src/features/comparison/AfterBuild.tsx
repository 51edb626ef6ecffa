import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * HTML that src/features/comparison/plugin/built-pages.ts writes into the built page, because it
 * is made from built pages. React keeps it during hydration. After navigation within the
 * site, it is fetched from the file of the built page.
 *
 * @param slot the id of the element in the built page
 */
export default function AfterBuild({
  slot,
  from,
  onReady,
}: {
  slot: string;
  /** URL of the built page that has it. */
  from: string;
  onReady?: (element: HTMLElement) => void;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  const [failed, setFailed] = useState(false);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const {current} = element;
    if (!isBrowser || !current) {
      return undefined;
    }
    if (current.innerHTML !== '') {
      onReady?.(current);
      return undefined;
    }
    const controller = new AbortController();
    fetch(from, {signal: controller.signal})
      .then((response) => response.text())
      .then((text) => {
        const page = new DOMParser().parseFromString(text, 'text/html');
        const content = page.getElementById(slot)?.innerHTML ?? '';
        setHtml(content);
        setFailed(content === '');
      })
      .catch(() => setFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [isBrowser, slot, from, html, onReady]);
  return (
    <>
      <div
        id={slot}
        ref={element}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
      {failed && (
        <p role="alert">
          <Translate id="compare.failed">
            The comparison did not load. Check your connection and reload the
            page. A site that was started with “npm start” does not have
            comparisons: run “npm run build”.
          </Translate>
        </p>
      )}
    </>
  );
}
