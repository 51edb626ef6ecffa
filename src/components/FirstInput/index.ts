/**
 * The controls of the chrome before hydration. This code is in the head of every page
 * (plugins/deferred-hydration), so that each control responds to its first use from the
 * static page alone. Controls that few readers use first are in ./later.ts, a small file
 * that is fetched after the page has loaded, or on the first click.
 *
 * Some controls never need the framework, and this code keeps handling them: the
 * dropdowns of the navbar, the button that collapses the sidebar, and the buttons that copy.
 * The folded sections and the table
 * of contents on phones are `<details>`. React takes over the others from their current
 * state; each file describes how.
 */
import {announcementControl} from './announcement';
import {colorModeControl} from './colorMode';
import {isHydrated} from './hydration';
import {
  firstField,
  isSearchReady,
  openFirstField,
  opensSearch,
  type FieldTexts,
} from './searchField';
import type {FirstTexts} from './texts';

export type ControlsConfig = {
  /** At the end of the keys of the framework's storage. */
  storageNamespace: string;
  announcementId: string;
  texts: FirstTexts;
};

/** Callbacks into the rest of the page's first script. */
export type Page = {
  /** The reader has used a control: the page may load everything else. */
  onUse: () => void;
  /** The reader is about to search: what the search needs comes before everything else. */
  onSearch: () => void;
};

/** A click that opens another tab, say. */
export const isModified = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export function startFirstControls(
  {storageNamespace, announcementId, texts}: ControlsConfig,
  {onUse, onSearch}: Page,
): void {
  const colorMode = colorModeControl(`theme${storageNamespace}`, texts);
  const closeAnnouncement = announcementControl(
    storageNamespace,
    announcementId,
  );
  addEventListener('DOMContentLoaded', colorMode.start);

  const openSearch = (): boolean => {
    const button = document.querySelector<HTMLElement>('.DocSearch-Button');
    if (!button || isSearchReady(button)) {
      return false;
    }
    onSearch();
    openFirstField(button.dataset as unknown as FieldTexts);
    return true;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement;
      if (isModified(event)) {
        return;
      }
      if (
        !isHydrated() &&
        (colorMode.onClick(target) || closeAnnouncement(target))
      ) {
        stop(event);
        onUse();
      } else if (target.closest('.DocSearch-Button') && openSearch()) {
        stop(event);
      }
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!firstField() && opensSearch(event) && openSearch()) {
        stop(event);
      }
    },
    true,
  );
}
