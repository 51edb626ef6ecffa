import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The framework takes its links as they are, without the base URL. */
export const announcement = (baseUrl: string) =>
  ({
    // Change the id with the text: a new id shows the bar again to readers who closed it.
    id: 'ten-years-cornerstone3d-2',
    // One line on a phone: what is in a span is left out there (src/css/navbar.css).
    content: `Ten years of OHIF,<span> and</span> Cornerstone3D 2.0<span> inside</span>: <a href="${path.posix.join('/', baseUrl, 'release-notes')}"><span>read the </span>release notes</a><span>.</span>`,
    isCloseable: true,
  }) satisfies ThemeConfig['announcementBar'];
