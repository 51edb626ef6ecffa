/** Draws the finder of the troubleshooting page, whose entries are in the page. */
import {useLayoutEffect} from 'react';
import {createRoot} from 'react-dom/client';
import {
  linesOf,
  type FoundArea,
  type FoundEntry,
} from '@site/src/features/troubleshooting/entries';
import Finder from '@site/src/features/troubleshooting/Finder';

const areaElements = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-area]'));
const entryElements = (within: ParentNode) =>
  Array.from(within.querySelectorAll<HTMLElement>('[data-where]'));

function headingOf(element: Element): {id: string; text: string} {
  const heading = element.querySelector(':is(h2, h3)[id]')!;
  const text = heading.cloneNode(true) as Element;
  text.querySelector('.hash-link')?.remove();
  return {id: heading.id, text: text.textContent};
}

const areasOfPage = (): FoundArea[] =>
  areaElements().map((element) => {
    const {id, text} = headingOf(element);
    return {area: element.dataset.area!, id, title: text};
  });

const entriesOfPage = (): FoundEntry[] =>
  areaElements().flatMap((area) =>
    entryElements(area).map((element) => {
      const {id, text} = headingOf(element);
      const {where, wordings} = element.dataset;
      return {
        id,
        area: area.dataset.area!,
        message: text,
        where: linesOf(where),
        wordings: linesOf(wordings),
        text: element.textContent,
      };
    }),
  );

/** Hides the entries that are not shown, the areas without one, and what is for browsing. */
function Hidden({shown}: {shown: ReadonlySet<string> | null}) {
  useLayoutEffect(() => {
    for (const area of areaElements()) {
      const entries = entryElements(area);
      for (const entry of entries) {
        entry.hidden = shown !== null && !shown.has(headingOf(entry).id);
      }
      area.hidden = entries.every(({hidden}) => hidden);
    }
    for (const overview of document.querySelectorAll<HTMLElement>(
      '[data-overview]',
    )) {
      overview.hidden = shown !== null;
    }
  }, [shown]);
  return null;
}

export function drawFinder(): void {
  const drawn = document.querySelector('[data-tool="troubleshooting"]');
  if (!drawn) {
    return;
  }
  const place = document.createElement('div');
  drawn.replaceWith(place);
  createRoot(place).render(
    <Finder entries={entriesOfPage()} areas={areasOfPage()}>
      {(shown) => <Hidden shown={shown} />}
    </Finder>,
  );
}
