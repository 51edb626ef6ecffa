/**
 * The tutorial "From zero to a study on your screen": its pages show every file, in steps that
 * a reader can copy. `tests/real-programs` follows them with the real programs.
 */
import type {Page} from '../../core/page';
import type {DocsVersion} from '../../facts/index';
import type {Problem} from '../../report';
import {checkPages} from '../first-extension/pages';
import {readStates} from '../first-extension/states';

const name = 'first-study';

/** The pages of the tutorial, in order. */
export const pagesOf = (version: DocsVersion, pages: Page[]): Page[] =>
  pages
    .filter((page) => page.version === version && page.id.includes(`/${name}/`))
    .sort(
      (a, b) =>
        Number(a.frontMatter.sidebar_position) -
        Number(b.frontMatter.sidebar_position),
    );

/** Reports files that the pages do not show, and steps that are too long. */
export const checkFirstStudy = (
  root: string,
  version: DocsVersion,
  pages: Page[],
): Problem[] =>
  checkPages(
    root,
    version,
    readStates(root, version, name),
    pagesOf(version, pages),
    {name},
  );
