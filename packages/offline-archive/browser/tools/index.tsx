/**
 * Draws the tools on the pages of an archive. A page from the disk can start no worker, so
 * the doctor reads the text on the page itself, when the reader pauses; its deadline ends a
 * check that takes long.
 */
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Choices} from '@generated/config-doctor/default/rules.json';
import type {Knowledge} from '@site/packages/doctor';
import {answer} from '@site/packages/doctor/worker/answer';
import type {Host} from '@site/src/components/ConfigDoctor/host';
import Tool from '@site/src/components/ConfigDoctor/Tool';
import {addressOf, type ArchivePlace} from './addresses';
import {drawBuilders} from './builders';

declare const ARCHIVE_PLACE: ArchivePlace & {
  /** The release that the archive is about. */
  version: string;
};
/** Of that release: `3.10`. */
declare const ARCHIVE_LINE: string;
declare const ARCHIVE_DOCTOR: {
  choices: Choices;
  knowledge: Record<string, Knowledge>;
};

const root = new URL(
  '..',
  (document.currentScript as HTMLScriptElement).src,
).toString();

function Link({to, children}: {to: string; children: ReactNode}): ReactNode {
  return <a href={addressOf(to, root, ARCHIVE_PLACE)}>{children}</a>;
}

/** Puts a text on the clipboard; where the archive is served without TLS, there is none. */
const copy = (text: string): Promise<void> =>
  'clipboard' in navigator
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('The browser has no clipboard here.'));

const {choices, knowledge} = ARCHIVE_DOCTOR;

const host: Host = {
  choices,
  // The page is drawn before it is busy.
  ask: (request) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(answer(request)));
    }),
  knowledgeOf: (release) => Promise.resolve(knowledge[release]!),
  Link,
  copy,
  site: ARCHIVE_PLACE.site,
};

for (const element of document.querySelectorAll(
  '[data-tool="config-doctor"]',
)) {
  createRoot(element).render(
    <Tool host={host} release={ARCHIVE_PLACE.version} />,
  );
}

drawBuilders(ARCHIVE_LINE);
