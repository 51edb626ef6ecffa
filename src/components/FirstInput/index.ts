/**
 * The controls of the chrome before React is there. This code is in the head of every page
 * (plugins/deferred-hydration), so that each control responds to its first use from the
 * static page alone. What most readers do not use first is in ./later.ts, a small file that
 * is fetched when the page is there, or with its first click.
 *
 * Some controls need no framework at all, and stay the work of this code: the dropdowns of
 * the navbar, and the buttons that copy. The folded sections and the table of contents on
 * phones are `<details>`. For the rest, React takes over what it finds; each file says how.
 */
import {announcementControl} from './announcement';
import {colorModeControl} from './colorMode';
import {isHydrated} from './hydration';
import {
  firstField,
  openFirstField,
  opensSearch,
  type FieldTexts,
} from './searchField';
import type {ControlTexts} from './texts';

export type ControlsConfig = {
  /** At the end of the keys of the framework's storage. */
  storageNamespace: string;
  announcementId: string;
  texts: ControlTexts;
};

/** What the rest of the page's first script does for the controls. */
export type Page = {
  /** The reader has used a control: whatever else the page needs may follow. */
  onUse: () => void;
  /** The reader is about to search. */
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
    if (!button) {
      return false;
    }
    onSearch();
    openFirstField(button.dataset as unknown as FieldTexts);
    return true;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    onUse();
  };
  addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement;
      if (
        !isHydrated() &&
        !isModified(event) &&
        (colorMode.onClick(target) ||
          closeAnnouncement(target) ||
          (target.closest('.DocSearch-Button') && openSearch()))
      ) {
        stop(event);
      }
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (
        !isHydrated() &&
        !firstField() &&
        opensSearch(event) &&
        openSearch()
      ) {
        stop(event);
      }
    },
    true,
  );
}
