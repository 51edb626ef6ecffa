/**
 * Why: the announcement closes before React is there, and without it.
 * How: replaces the theme's component (theme-classic 3.10.2), and with it the state that the theme
 * keeps: src/chrome/announcement.ts changes the attribute of the page that the theme's own script
 * in the head sets, and the styles follow it.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    announcementBar && (
      <div
        className={ThemeClassNames.announcementBar.container}
        role="banner"
        data-announcement={announcementBar.id}
        data-storage={siteStorage.namespace}>
        <Content />
        <CloseButton />
      </div>
    )
  );
}
