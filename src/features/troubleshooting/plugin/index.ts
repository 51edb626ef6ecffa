/**
 * Gives the finder the messages of all pages, one file per version, which a reader loads
 * with the first text. The finder's own entries are elements of its page.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {htmlFileOf} from '../../../../plugins/built-pages/built-site';
import type {SectionMessages} from '../elsewhere';
import {dataReader, messagesOf} from './messages';

type Doc = {source: string; permalink: string; title: string};

type Version = {versionName: string; contentPath: string; docs: Doc[]};

export default function troubleshooting({siteDir}: LoadContext): Plugin {
  const collected: SectionMessages[] = [];
  return {
    name: 'troubleshooting',

    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as {loadedVersions: Version[]};
      collected.length = 0;
      for (const version of loadedVersions) {
        const sections = sectionsOfVersion(version, siteDir);
        collected.push(...sections);
        await actions.createData(
          `messages-${version.versionName}.json`,
          sections,
        );
      }
    },

    postBuild({outDir, baseUrl}) {
      checkAnchors(collected, (permalink) =>
        readFileSync(
          htmlFileOf(outDir, permalink.slice(baseUrl.length)),
          'utf8',
        ),
      );
    },
  };
}

function sectionsOfVersion(
  {contentPath, docs}: Version,
  siteDir: string,
): SectionMessages[] {
  const dataOf = dataReader(path.join(contentPath, '_data'));
  return [...docs]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .flatMap(({source, permalink, title}) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
      return messagesOf(readFileSync(file, 'utf8'), permalink, dataOf).map(
        (section) => ({page: permalink, title, ...section}),
      );
    });
}

/** Of several pages that document a message, a guide comes before a migration. */
const orderOf = ({permalink}: Doc) =>
  /\/migration-guide\b/.test(permalink) ? 1 : 0;

/**
 * @param htmlOf the built page of a permalink
 * @throws if a section has no heading with its anchor: a link would lead to the wrong place
 */
export function checkAnchors(
  sections: readonly SectionMessages[],
  htmlOf: (permalink: string) => string,
): void {
  const pages = new Map<string, string>();
  const missing = sections.filter(({page, id}) => {
    const html = pages.get(page) ?? htmlOf(page);
    pages.set(page, html);
    return (
      id !== '' && !html.includes(` id="${id}"`) && !html.includes(` id=${id}`)
    );
  });
  if (missing.length > 0) {
    throw new Error(
      `The finder leads to anchors that these pages do not have:\n${missing
        .map(({page, id}) => `${page}#${id}`)
        .join('\n')}`,
    );
  }
}
