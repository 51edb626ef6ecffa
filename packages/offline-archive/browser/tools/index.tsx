/**
 * Draws the tools on the pages of an archive. A page from the disk can start no worker, so
 * the doctors work on the page itself: the one of configurations when the reader pauses,
 * with a deadline that ends a check that takes long; the one of upgrades in slices, between
 * which the page responds.
 */
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Choices} from '@generated/config-doctor/default/rules.json';
import type {Knowledge} from '@ohif-docs/doctor';
import type {Change} from '@ohif-docs/doctor/upgrade/data';
import type {Upgrade} from '@ohif-docs/doctor/upgrade/types';
import {answer as checkNetwork} from '@ohif-docs/doctor/network/answer';
import {startSession} from '@ohif-docs/doctor/upgrade/worker/session';
import {answer} from '@ohif-docs/doctor/worker/answer';
import type {Host} from '@site/src/features/config-doctor/host';
import NewTab from '@site/src/features/config-doctor/NewTab';
import Tool from '@site/src/features/config-doctor/Tool';
import NetworkTool from '@site/src/features/network-doctor/Tool';
import type {Host as UpgradeHost} from '@site/src/features/upgrade-doctor/host';
import UpgradeTool from '@site/src/features/upgrade-doctor/Tool';
import {addressOf, type ArchivePlace} from './addresses';
import {drawBuilders} from './builders';
import {drawFinder} from './finder';

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
declare const ARCHIVE_UPGRADES: {
  pairs: readonly Upgrade[];
  changes: readonly Change[];
};

const root = new URL(
  '..',
  (document.currentScript as HTMLScriptElement).src,
).toString();

function Link({to, children}: {to: string; children: ReactNode}): ReactNode {
  return <a href={addressOf(to, root, ARCHIVE_PLACE)}>{children}</a>;
}

/** Leaves the page open: another page of an archive would lose what the reader has entered. */
function LinkInNewTab({
  to,
  children,
}: {
  to: string;
  children: ReactNode;
}): ReactNode {
  return (
    <a href={addressOf(to, root, ARCHIVE_PLACE)} target="_blank" rel="noopener">
      {children}
      <NewTab />
    </a>
  );
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
  Link: LinkInNewTab,
  copy,
  site: ARCHIVE_PLACE.site,
};

/** The browser may refuse to store anything for a page from the disk. */
function useAnswered() {
  const key = 'site.upgrade-questions';
  const [answered, setAnswered] = useState(() => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  const store = (ids: string) => {
    setAnswered(ids);
    try {
      localStorage.setItem(key, ids);
    } catch {
      // The answers last as long as the page is open.
    }
  };
  return [answered, store] as const;
}

const session = startSession();

const upgradeHost: UpgradeHost = {
  ...ARCHIVE_UPGRADES,
  ask: session,
  stop: () => void session({do: 'cancel'}),
  Link,
  copy,
  useAnswered,
};

for (const element of document.querySelectorAll(
  '[data-tool="config-doctor"]',
)) {
  createRoot(element).render(
    <Tool host={host} release={ARCHIVE_PLACE.version} />,
  );
}

for (const element of document.querySelectorAll(
  '[data-tool="upgrade-doctor"]',
)) {
  createRoot(element).render(
    <UpgradeTool host={upgradeHost} wanted={ARCHIVE_UPGRADES.pairs.at(-1)!} />,
  );
}

for (const element of document.querySelectorAll(
  '[data-tool="network-doctor"]',
)) {
  createRoot(element).render(
    <NetworkTool
      host={{
        // The page is drawn before it is busy.
        ask: (text) =>
          new Promise((resolve) => {
            setTimeout(() =>
              resolve(checkNetwork({text, site: ARCHIVE_PLACE.site})),
            );
          }),
        Link,
        copy,
      }}
    />,
  );
}

drawBuilders(ARCHIVE_LINE);
drawFinder();
