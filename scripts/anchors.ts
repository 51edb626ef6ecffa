/**
 * Checks that every anchor in the build is listed in `_anchors.json`: `npm run anchors`
 * fails if one is missing, `npm run anchors -- --accept` adds it. Option:
 * `--folder build`. Nothing is ever removed, because the lists keep links to former
 * anchors alive (plugins/built-pages/consumers/anchors.ts). It is run before a release, not for
 * each edit: the lists would be changed by unrelated pages.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  acceptCommand,
  groupsOfBuild,
  missingIn,
  readList,
  textOfList,
  withAdded,
} from '../plugins/built-pages/consumers/anchors';
import {publishedAt} from '../plugins/built-pages/built-site';
import {runMain} from './run-main';

const siteFolder = path.resolve(__dirname, '..');

/**
 * Compares the built site with the lists, or adds to them.
 *
 * @returns what is or was missing, one line per page or anchor
 * @throws if there is no built site, or (without `accept`) no list
 */
export async function listAnchors({
  folder,
  root = siteFolder,
  accept = false,
}: {
  folder: string;
  root?: string;
  accept?: boolean;
}): Promise<string[]> {
  const {baseUrl} = publishedAt(folder);
  const groups = await groupsOfBuild(folder, baseUrl);
  return groups.flatMap((group) => {
    const where = path.join(root, group.file);
    const list = accept && !existsSync(where) ? {} : readList(root, group.file);
    const missing = missingIn(list, group);
    if (accept && missing.length > 0) {
      writeFileSync(where, textOfList(withAdded(list, group.anchors)));
    }
    return missing;
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      folder: {type: 'string', default: 'build'},
      accept: {type: 'boolean', default: false},
    },
  });
  const missing = await listAnchors(values);
  if (missing.length === 0) {
    console.log('Every anchor of the built site is listed.');
  } else if (values.accept) {
    console.log(`Added:\n${missing.join('\n')}`);
  } else {
    throw new Error(
      `The lists of anchors lack what is new in the built site:\n${missing.join('\n')}\nAdd it with "${acceptCommand}" and commit _anchors.json. From then on, the build keeps links to it alive.`,
    );
  }
}

runMain(module, main);
