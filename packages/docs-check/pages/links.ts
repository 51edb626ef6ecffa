/**
 * Links of a page to files, and to headings of pages. What a link to a URL leads to is known when the site is built, and
 * the build fails where it leads nowhere.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {releaseOf} from '../../../config/releases';
import type {Page} from '../core/page';
import {readPage} from '../core/read-page';
import {nearestOf} from '../facts/nearest';
import type {Problem} from '../report';

/** Ids of headings, as the site gives them. */
export function anchorsOf(page: Page): Set<string> {
  const slugger = createSlugger();
  const ids = page.blocks.flatMap((block) =>
    block.type === 'heading'
      ? [/\{#([\w-]+)\}\s*$/.exec(block.text)?.[1] ?? slugger.slug(block.text)]
      : [],
  );
  return new Set(ids);
}

/** Headings that are not in the file: of a component, of an imported part, or of a list in the reference data. */
const hasOtherHeadings = ({blocks}: Page) =>
  blocks.some(
    (block) =>
      block.type === 'esm' ||
      (block.type === 'jsx' && /^[A-Z]/.test(block.name)),
  );

export function checkLinks(page: Page, root: string): Problem[] {
  return page.links.flatMap(({url, line}) => {
    const found = problemOf(page, root, url);
    return found
      ? [{file: page.file, line, check: 'links', name: url, ...found}]
      : [];
  });
}

type Found = Pick<Problem, 'message' | 'nearest'>;

function problemOf(page: Page, root: string, url: string): Found | undefined {
  const [target = '', anchor] = url.split('#');
  const isUrl =
    /^(?:[a-z][\w+.-]*:|[/@])/i.test(target) || target.includes('?');
  if (isUrl || (target && !path.extname(target))) {
    return;
  }
  const name = decodeURI(target || path.basename(page.file));
  const {docs} = releaseOf(page.version);
  const file = [path.dirname(page.file), docs]
    .map((folder) => path.resolve(root, folder, name))
    .find(existsSync);
  if (!file) {
    const folder = path.resolve(root, path.dirname(page.file), name, '..');
    const near = existsSync(folder)
      ? nearestOf(path.basename(name), readdirSync(folder))
      : null;
    return {
      message: 'leads to a file that does not exist.',
      nearest: near && path.join(path.dirname(name), near),
    };
  }
  return anchor && /\.mdx?$/.test(file)
    ? anchorProblem(readPage(file, root), decodeURI(anchor))
    : undefined;
}

function anchorProblem(page: Page, anchor: string): Found | undefined {
  const former = Object.keys(page.frontMatter.former_anchors ?? {});
  const anchors = [...anchorsOf(page), ...former];
  return anchors.includes(anchor) || hasOtherHeadings(page)
    ? undefined
    : {
        message: `leads to #${anchor}, and ${page.file} has no such heading.`,
        nearest: nearestOf(anchor, anchors),
      };
}
