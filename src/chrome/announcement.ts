/**
 * The announcement. The framework's script in the head hides it from readers who closed one, before
 * the first paint; it cannot tell a new announcement from the closed one.
 */
import {around, onEachPage, store, stored} from './page';

const bar = '[data-announcement]';

export function startAnnouncement(): void {
  const {dataset} = document.documentElement;
  const set = (element: HTMLElement, isClosed: boolean) => {
    const {announcement, storage} = element.dataset;
    dataset.announcementBarInitiallyDismissed = String(isClosed);
    store(`docusaurus.announcement.id${storage}`, announcement!);
    store(`docusaurus.announcement.dismiss${storage}`, String(isClosed));
  };
  addEventListener('click', (event) => {
    if (around(event, `${bar} button`)) {
      set(around(event, bar)!, true);
    }
  });
  onEachPage(() => {
    const shown = document.querySelector<HTMLElement>(bar);
    const {announcement, storage} = shown?.dataset ?? {};
    const known = stored(`docusaurus.announcement.id${storage}`);
    if (shown && known !== null && known !== announcement) {
      set(shown, false);
    }
  });
}
