/**
 * Feeds mistakes to the rules of `.oxlintrc.jsonc`, for each group and each kind of import, so
 * that a rule that stops working is noticed. The mistakes are in a folder whose settings and
 * packages are links to those of the repository.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/written-files';

const root = path.resolve(__dirname, '../..');

/** What each file must not say, and a part of the message. */
const refusedIn: Readonly<Record<string, (readonly [string, string])[]>> = {
  'src/features/tools/wrong.tsx': [
    [`import '@site/src/pages/_versions';`, 'features may not import pages'],
    [`import '../url-builder/Parameters';`, 'features may not import features'],
    [`import '../../theme/MDXComponents';`, 'features may not import theme'],
    [`import path from 'node:path';`, 'has no Node modules'],
    [
      `import '@site/packages/doctor/limits';`,
      'features may not import packages',
    ],
    ['export const A = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
    [
      'export const A = () => <div tabIndex={0}>a</div>;',
      'jsx-a11y(no-noninteractive-tabindex)',
    ],
    [
      'export const A = () => <form onClick={() => console.log()} />;',
      'jsx-a11y(no-noninteractive-element-interactions)',
    ],
    [
      `import {useRef} from 'react';\nexport function A() {\n  const b = useRef(1);\n  return <p>{b.current}</p>;\n}`,
      'react(refs)',
    ],
    [
      `import {useState} from 'react';\nexport function A() {\n  const [b] = useState({c: 1});\n  b.c = 2;\n  return <p>{b.c}</p>;\n}`,
      'react(immutability)',
    ],
    [
      `import {useEffect, useState} from 'react';\nexport function A() {\n  const [b, setB] = useState(1);\n  useEffect(() => setB(2), []);\n  return <p>{b}</p>;\n}`,
      'react(set-state-in-effect)',
    ],
    ['export const A = () => <a href="/b">b</a>;', 'own(html-links)'],
    ['export const A = () => <h2>b</h2>;', 'own(html-headings)'],
    [
      `import Translate from '@docusaurus/Translate';\nexport const A = ({b}: {b: string}) => <Translate>{b}</Translate>;`,
      'own(translatable-text)',
    ],
    [
      `import Translate from '@docusaurus/Translate';\nexport const A = () => <Translate>a <b>b</b></Translate>;`,
      'own(translatable-text)',
    ],
  ],
  'src/features/glossary/plugin/wrong.ts': [
    [
      `import '../../page-notes/plugin/sources-data';`,
      'build-time may not import build-time',
    ],
  ],
  'src/pages/wrong.tsx': [
    [
      `import '@site/src/features/search/plugin';`,
      'pages may not import build-time',
    ],
    [
      `const x = import('@site/scripts/preview');`,
      'pages may not import tests',
    ],
  ],
  'src/theme/Wrong.tsx': [
    [
      `export * from '@site/tests/support/guards';`,
      'theme may not import tests',
    ],
  ],
  'plugins/wrong/index.ts': [
    [
      `import '../../src/features/comparison/plugin';`,
      'plugins may not import build-time',
    ],
  ],
  'config/wrong.ts': [
    [`import '../plugins/content';`, 'config may not import plugins'],
    ['if (Math.random()) Math.random();', 'eslint(curly)'],
    [`import 'fs';`, 'unicorn(prefer-node-protocol)'],
    [`import {join} from 'node:path';\njoin('a');`, 'unicorn(import-style)'],
    ['console.log();\n'.repeat(401), 'eslint(max-lines)'],
    [
      `export function f() {\n${'console.log();\n'.repeat(80)}}`,
      'eslint(max-lines-per-function)',
    ],
    [
      `// eslint-disable-next-line no-var\nexport const a = 1;`,
      'Unused eslint-disable directive',
    ],
  ],
  'deploy/wrong.ts': [
    [`import '../scripts/preview';`, 'deploy may not import tests'],
  ],
  'packages/docs-check/wrong.ts': [
    [`import '../../plugins/content';`, 'packages may not import plugins'],
    [`import '../doctor/limits';`, 'packages may not import packages'],
  ],
  'packages/search/runtime/wrong.ts': [
    [`import {useState} from 'react';`, 'This package is plain TypeScript'],
    [`import {readFileSync} from 'node:fs';`, 'has no Node modules'],
  ],
  'packages/search/indexer/wrong.ts': [
    [`import {z} from 'fflate';`, 'does not declare fflate'],
  ],
  'elsewhere/wrong.ts': [['export {};', 'does not say which part']],
  'src/features/utils/index.ts': [['export {};', 'No utils or helpers here']],
  'src/chrome/wrong.ts': [
    [`export const n: number = 'one';`, 'TS2322'],
    ['export const a = AbortSignal.timeout(1);', 'own(old-browsers)'],
  ],
  'bench/wrong.ts': [[`// @ts-expect-error\nexport const n = 1;`, 'TS2578']],
  'tests/wrong.ts': [[`import {absent} from 'node:fs';\nabsent();`, 'TS2305']],
  'scripts/wrong.ts': [
    ['Promise.resolve();', 'typescript(no-floating-promises)'],
  ],
  'plugins/wrong.ts': [
    ['export const a = (b: any) => b.c;', 'typescript(no-unsafe-return)'],
    ['export let a: any;', 'typescript(no-explicit-any)'],
  ],
  'config/wrong.mjs': [['const unused = 1;', 'eslint(no-unused-vars)']],
  'src/features/tools/wrong.ts': [
    [
      `import {useState} from 'react';\nexport const useA = (b: boolean) => b && useState(1);`,
      'react-hooks(rules-of-hooks)',
    ],
    [
      `import {useEffect} from 'react';\nexport const useA = (b: number) => useEffect(() => console.log(b), []);`,
      'react-hooks(exhaustive-deps)',
    ],
    [
      `import {translate} from '@docusaurus/Translate';\nexport const a = (b: string) => translate({message: b});`,
      'own(translatable-text)',
    ],
    [
      `import {translate} from '@docusaurus/Translate';\nexport const a = (b: {message: string}) => translate(b);`,
      'own(translatable-text)',
    ],
    [
      'export const a = (b: string) => new RegExp(`(?<!c)${b}`);',
      'own(old-browsers)',
    ],
  ],
  'packages/doctor/config/wrong.ts': [
    ['export const a = /(?<!b)c/;', 'own(old-browsers)'],
  ],
};
const refused = Object.entries(refusedIn).flatMap(([file, cases]) =>
  cases.map(([code, message]) => [file, code, message] as const),
);

/** Code that the rules must let through. */
const allowed: readonly (readonly [string, string])[] = [
  [
    'src/pages/right.tsx',
    `import '@site/src/features/pictures'; import '@site/config/releases';`,
  ],
  [
    'src/features/tools/right.tsx',
    `import '../tables'; import './Field'; import '@ohif-docs/doctor/limits'; import '@site/src/chrome/copyMarkdown';`,
  ],
  [
    'src/features/glossary/plugin/right.ts',
    `import 'node:fs'; import '../../showcase/plugin'; import '../../../../plugins/content';`,
  ],
  [
    'config/features.ts',
    `import './navbar'; import '../src/features/search/plugin';`,
  ],
  ['deploy/right.ts', `import '../config/headers';`],
  [
    'src/features/tools/right.spec.ts',
    `import 'node:fs'; import '../../../scripts/preview'; import '@ohif-docs/doctor';`,
  ],
  ['packages/search/indexer/right.ts', `import {readFileSync} from 'node:fs';`],
];

type Report = {
  diagnostics: {filename: string; code?: string; message: string}[];
};

/** What oxlint says of each file, once for all of them. */
const reports = lint([...refused, ...allowed]);

function lint(cases: readonly (readonly [string, string, ...unknown[]])[]) {
  // The name of a file decides nothing but its ending.
  const files = cases.map(([file], i) => file.replace(/wrong|right/, `$&${i}`));
  const folder = temporaryFolder(
    Object.fromEntries(files.map((file, i) => [file, cases[i]![1]])),
  );
  for (const name of [
    '.oxlintrc.jsonc',
    'config/lint',
    'node_modules',
    'tsconfig.json',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '--format',
      'json',
      ...files,
    ],
    {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  const {diagnostics} = JSON.parse(stdout) as Report;
  return files.map((file) =>
    diagnostics
      .filter(({filename}) => filename === file)
      .map(({code, message}) => `${code}: ${message}`),
  );
}

test.each(refused.map((mistake, i) => [i, ...mistake] as const))(
  '%i: %s with `%s` is refused',
  (i, _file, _code, message) => {
    expect(reports[i]!.join('\n')).toContain(message);
  },
);

test.each(allowed.map((right, i) => [refused.length + i, ...right] as const))(
  '%i: %s with `%s` is allowed',
  (i) => {
    expect(reports[i]!.join('\n')).not.toContain('own(');
  },
);
