/** The samples of the pages that are configurations, for tests. */
import {readFileSync} from 'node:fs';
import {pageFiles} from '@ohif-docs/docs-check/core/files';
import {parsePage} from '@ohif-docs/docs-check/core/parse';
import type {VersionId} from '../../../config/releases';

/** A sample that shows only a part of a file says so in its title. */
export const isPart = (title: string) =>
  /without the other keys|excerpt/.test(title);

export type Sample = {
  version: VersionId;
  page: string;
  line: number;
  title: string;
  code: string;
};

const config = /window\.config\b[^;\n]*=|\bdataSources\s*[:=]/;

/** Every sample that is, or changes, a configuration. */
export const configSamples = (root: string): Sample[] =>
  pageFiles(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!config.test(text)) {
      return [];
    }
    const page = parsePage(file, root, text);
    return page.blocks.flatMap((block) =>
      block.type === 'code' &&
      /^(js|javascript)$/.test(block.lang) &&
      !/\brunnable\b/.test(block.meta) &&
      config.test(block.value)
        ? [
            {
              version: page.version,
              page: page.id,
              line: block.line,
              title: block.title ?? '',
              code: block.value,
            },
          ]
        : [],
    );
  });
