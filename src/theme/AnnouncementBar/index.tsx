/**
 * Wraps the theme's announcement bar: a script in the head hides the bar from readers who
 * closed one, before the first paint. It cannot distinguish a new announcement from the
 * closed one; the theme can, but leaves the bar hidden until the next page load. This shows
 * it immediately, unless the reader closed it while React took over the page.
 */
import {useEffect, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  // In the first render every bar is active: the theme looks into the storage after it.
  const storageIsRead = useIsBrowser();
  useEffect(() => {
    const {dataset} = document.documentElement;
    if (!storageIsRead || !isActive) {
      return;
    }
    if ('announcementClosed' in dataset) {
      close();
    } else {
      dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [storageIsRead, isActive, close]);
  return <AnnouncementBar />;
}
