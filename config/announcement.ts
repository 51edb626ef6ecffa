import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The framework takes its links as they are, without the base URL. */
export const announcement = (baseUrl: string) =>
  ({
    // Change the id with the text: a new id shows the bar again to readers who closed it.
    id: 'ten-years-cornerstone3d-2',
    content: `Ten years of OHIF, and Cornerstone3D 2.0 inside: <a href="${path.posix.join('/', baseUrl, 'release-notes')}">read the release notes</a>.`,
    isCloseable: true,
  }) satisfies ThemeConfig['announcementBar'];
