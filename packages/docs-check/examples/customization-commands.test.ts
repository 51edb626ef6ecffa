/** Each way to change a customization that a release has is in a sample that runs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parsePage} from '../core/parse';
import {leavesOutCores, packageFolder} from '../facts/fetch';
import {packageRelease, type DocsVersion} from '../facts/index';
import {checkRunnable} from './examples';

const root = path.join(import.meta.dirname, '../../..');

/** Keys of an object, or names that are registered or called, that begin with a dollar sign. */
const command = /(?:[{,]|\("|\.)(\$[a-z]+)(?::function\(|",\(|\?\.\()/g;

/** Members of the enumeration of merge types, which 3.9 has instead of commands. */
const mergeType = /\be\.(Append|Merge|Replace)="\1"/g;

type Release = {
  version: DocsVersion;
  page: string;
  name: RegExp;
  /** What a sample has if it uses the name. */
  used: (name: string) => RegExp;
};

const releases: Release[] = [
  {
    version: 'current',
    page: 'docs/platform/services/customization-service/customization-commands.mdx',
    name: command,
    used: (name) => new RegExp(`\\${name}(?::|\\()`),
  },
  {
    version: '3.9',
    page: 'versioned_docs/version-3.9/platform/services/customization-service/customizationService.mdx',
    name: mergeType,
    used: (name) => new RegExp(`'${name}'`),
  },
];

function namesIn({version, name}: Release): string[] {
  const folder = packageFolder('@ohif/core', packageRelease[version]);
  const bundle = readFileSync(
    path.join(folder, 'dist', 'ohif-core.umd.js'),
    'utf8',
  );
  return [...new Set([...bundle.matchAll(name)].map(([, found]) => found!))];
}

const samplesOf = (source: string) =>
  [...source.matchAll(/```js runnable\n([\s\S]*?)```/g)].map(
    ([, code]) => code!,
  );

const missing = (release: Release, source: string) =>
  namesIn(release).filter(
    (name) => !samplesOf(source).some((code) => release.used(name).test(code)),
  );

const withCore = test.skipIf(leavesOutCores);

withCore.each(releases)(
  'each way of $version has a sample that runs',
  async (release) => {
    const file = path.join(root, release.page);
    const source = readFileSync(file, 'utf8');
    expect(namesIn(release).length).toBeGreaterThanOrEqual(3);
    expect(missing(release, source)).toEqual([]);
    const {problems, skipped} = await checkRunnable(
      parsePage(file, root, source),
    );
    expect({problems, skipped}).toEqual({problems: [], skipped: []});
  },
);

withCore('a command without a sample is found', () => {
  const [current, earlier] = releases;
  expect(missing(current!, '```js runnable\n({$set: 1})\n```')).toEqual(
    namesIn(current!).filter((name) => name !== '$set'),
  );
  expect(namesIn(current!)).toEqual(
    expect.arrayContaining(['$set', '$add', '$filter', '$transform']),
  );
  expect(missing(earlier!, "```js\n({merge: 'Merge'})\n```")).toHaveLength(3);
});
