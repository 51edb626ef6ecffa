import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {journeys, pathsOf, stepsFor} from './test-changed';

const specs = ['tests/e2e', 'src/features'].flatMap((folder) =>
  readdirSync(path.resolve(__dirname, '..', folder), {
    recursive: true,
    encoding: 'utf8',
  }).map((name) => `${folder}/${name}`),
);
const namesOf = (...files: string[]) =>
  stepsFor(files, 'main')
    .flat()
    .map(({name}) => name);

test('every pattern of browser tests finds some', () => {
  for (const [part, names] of journeys) {
    const pattern = new RegExp(names);
    expect(
      specs.filter((name) => name.endsWith('.spec.ts') && pattern.test(name)),
      String(part),
    ).not.toEqual([]);
  }
});

test('a page is checked, built, and opened, without the tests of the code', () => {
  expect(namesOf('docs/faq/index.md')).toEqual([
    'check',
    'format',
    'spelling',
    'build',
    'pages',
  ]);
  const [checks] = stepsFor(['docs/faq/index.md'], 'main');
  expect(checks![0]!.command).toEqual([
    ...['npm', 'run', 'check', '--', 'docs/faq/index.md'],
  ]);
});

test('data of pages has the check of all pages', () => {
  const [checks] = stepsFor(['docs/_data/services.json'], 'main');
  expect(checks!.find(({name}) => name === 'check')!.command).toEqual([
    'npm',
    'run',
    'check',
  ]);
});

test('a component has lint, types, unit tests, and its journeys', () => {
  const file = 'src/features/search/SearchModal/index.tsx';
  expect(namesOf(file)).toEqual([
    'lint',
    'types',
    'unit',
    'format',
    'spelling',
    'build',
    'pages',
    'journeys',
  ]);
  const journey = stepsFor([file], 'main').flat().at(-1)!;
  expect(journey.command).toEqual([
    ...['npx', 'playwright', 'test'],
    ...['src/features/search/', 'search-'],
  ]);
});

test('a unit test needs no new build, and a browser test runs alone', () => {
  expect(namesOf('config/redirects.test.ts')).not.toContain('build');
  const own = 'tests/e2e/footer.spec.ts';
  expect(namesOf(own)).not.toContain('build');
  expect(stepsFor([own], 'main').flat().at(-1)!.command).toContain(own);
});

test('the paths of changed pages come from the build, with a sample for code', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write(
      '.docusaurus/docusaurus-plugin-content-docs/default/site-docs-faq.json',
      JSON.stringify({
        source: '@site/docs/faq/index.md',
        permalink: '/common-questions/',
      }),
    );
    write('build/components/Button.html', '');
    expect(pathsOf(['docs/faq/index.md'], folder)).toEqual([
      '/common-questions',
    ]);
    const example = 'src/pages/components/Button/_examples/basic.tsx';
    expect(pathsOf([example], folder)).toContain('/components/Button');
    expect(pathsOf(['src/css/site.css'], folder)).toContain('/');
    expect(pathsOf(['docs/gone.md'], folder)).toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
