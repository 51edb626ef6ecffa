import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  changedInternals,
  digestOf,
  hashedClasses,
  internalModules,
  type Internal,
} from './internals';
import list from './internals.json';

const installed = (file: string) => {
  const place = path.join('node_modules', file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

const internals = list as Internal[];

/** The code of the site that runs in the browser or builds it. */
const sources = ['src', 'plugins', 'config'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.(?:css|tsx?|mjs)$/.test(name))
    .map((name) => path.posix.join(folder, name)),
);
const found = (find: (text: string) => string[]) =>
  sources.flatMap((file) =>
    find(readFileSync(file, 'utf8')).map((name) => ({file, name})),
  );

test('the installed packages have what the site relies on', () => {
  expect(changedInternals(internals, installed)).toEqual([]);
});

describe('the list has', () => {
  test('each theme component that is replaced or wrapped', () => {
    const components = sources.filter((file) =>
      /^src\/theme\/.*(?:index|Item|Components|languages)\.tsx?$/.test(file),
    );
    const listed = internals.map(({usedIn}) => usedIn);
    expect(components.filter((file) => !listed.includes(file))).toEqual([]);
  });

  test('each class name of a style module, unless it is the site’s own', () => {
    const named = internals.flatMap(({has = []}) => has);
    const own = sources
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    expect(
      found(hashedClasses).filter(
        ({name}) =>
          ![...named, own].some((part) =>
            part.includes(`.${name.replace(/_$/, '')}`),
          ),
      ),
    ).toEqual([]);
  });

  test('each module that its package does not promise', () => {
    const files = internals.map(({file}) => file);
    expect(
      found(internalModules).filter(
        ({name}) =>
          !files.some((file) =>
            file.startsWith(name.replace('/internal', '/lib/internal')),
          ),
      ),
    ).toEqual([]);
  });
});

describe('a changed copy', () => {
  const copy = (file: string, text: string | undefined) => (name: string) =>
    name === file ? text : installed(name);
  const [whole] = internals.filter(({digest}) => digest);
  const [strings] = internals.filter(({has}) => has);

  test('of a file that is copied is reported, with where to look', () => {
    const text = `${installed(whole!.file)} // changed`;
    expect(changedInternals(internals, copy(whole!.file, text))).toEqual([
      `${whole!.file} has changed (now ${digestOf(text)}). Look at ${whole!.usedIn}: ${whole!.why}`,
    ]);
  });

  test('without a string is reported, and so is a file that is gone', () => {
    const {file, has, usedIn, why} = strings!;
    const look = `Look at ${usedIn}: ${why}`;
    const of = (text: string | undefined) =>
      changedInternals([strings!], copy(file, text));
    expect(of('')).toEqual(
      has!.map((part) => `${file} no longer has "${part}". ${look}`),
    );
    expect(of(undefined)).toEqual([`${file} is gone. ${look}`]);
  });
});

test('selectors and imports are found', () => {
  expect(hashedClasses(`a[class*='codeLine_'] b[class*="x-y"]`)).toEqual([
    'codeLine_',
    'x-y',
  ]);
  expect(
    internalModules(
      `from '@docusaurus/theme-common/internal'; from '@docusaurus/theme-common'; import(/* webpackMode: "eager" */ 'docusaurus-plugin-image-zoom/lib/zoom')`,
    ),
  ).toEqual([
    '@docusaurus/theme-common/internal',
    'docusaurus-plugin-image-zoom/lib/zoom',
  ]);
});
