/**
 * Sees to it that the lists of frozen anchors know every anchor of the built site:
 * `npm run anchors` fails when they lack one, `npm run anchors -- --accept` adds it.
 * Options: `--folder build`. Nothing is ever taken out: links into an anchor that is
 * gone are what the lists are for (plugins/frozen-anchors).
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
} from '../plugins/frozen-anchors/anchors';
import {publishedAt} from '../search/build/built-site';

const siteFolder = path.resolve(__dirname, '..');

/**
 * Compares the built site with the lists, or adds to them.
 *
 * @returns what the lists lack, or lacked: one line a page or anchor
 * @throws if there is no built site, or (without `accept`) no list
 */
export function listAnchors({
  folder,
  root = siteFolder,
  accept = false,
}: {
  folder: string;
  root?: string;
  accept?: boolean;
}): string[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.resolve(folder)}: run "npm run build" first.`,
    );
  }
  const {baseUrl} = publishedAt(folder);
  return groupsOfBuild(folder, baseUrl).flatMap((group) => {
    const where = path.join(root, group.file);
    const list = accept && !existsSync(where) ? {} : readList(root, group.file);
    const missing = missingIn(list, group);
    if (accept && missing.length > 0) {
      writeFileSync(where, textOfList(withAdded(list, group.anchors)));
    }
    return missing;
  });
}

function main(): void {
  const {values} = parseArgs({
    options: {
      folder: {type: 'string', default: 'build'},
      accept: {type: 'boolean', default: false},
    },
  });
  const missing = listAnchors(values);
  if (missing.length === 0) {
    console.log('Every anchor of the built site is listed.');
  } else if (values.accept) {
    console.log(`Added:\n${missing.join('\n')}`);
  } else {
    throw new Error(
      `The lists of anchors lack what is new in the built site:\n${missing.join('\n')}\nAdd it with "${acceptCommand}" and commit the changed _anchors.json: from then on, the build keeps links to it alive.`,
    );
  }
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
