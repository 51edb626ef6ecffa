/** Closes the announcement before hydration; React reads the storage when it hydrates. */
import {store} from './storage';

/**
 * @param namespace of the storage's keys
 * @param id of the announcement; without it, React would take it for a new one
 */
export function announcementControl(namespace: string, id: string) {
  return (target: Element): boolean => {
    if (!target.closest('.theme-announcement-bar button')) {
      return false;
    }
    const isStored =
      store(`docusaurus.announcement.id${namespace}`, id) &&
      store(`docusaurus.announcement.dismiss${namespace}`, 'true');
    // Without a storage, only React can keep it closed.
    if (isStored) {
      const {dataset} = document.documentElement;
      dataset.announcementBarInitiallyDismissed = 'true';
      // For src/theme/AnnouncementBar, if React read the storage before the click.
      dataset.announcementClosed = '';
    }
    return isStored;
  };
}
