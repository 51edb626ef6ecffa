/**
 * Who may import whom. The picture, from the design:
 *
 *   pages, theme -> src/components -> search/browser -> search/shared
 *                                                        ^
 *                                          plugins -> search/build
 *   docusaurus.config.ts -> config, plugins        deploy -> config, plugins
 *   checks, e2e, benchmarks, scripts, tests -> anything; nothing imports them
 *
 * An arrow may be followed more than once (a page may import search/browser).
 * `config/` is data; pages and components may read it, too. `import-rules.test.ts`
 * feeds these rules something wrong, so a rule that stops working is noticed.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const everything = [
  'site',
  'config',
  'pages',
  'theme',
  'components',
  'viewer-ui',
  'css',
  'search-browser',
  'search-build',
  'search-shared',
  'plugins',
  'deploy',
  'chores',
  'data',
];

/** Where each part lives, and which other parts it may import; the first match counts. */
const parts = {
  // Unit tests run in Node, and nothing imports them.
  tests: {
    files: ['**/*.test.{ts,tsx}', '**/__fixtures__/**'],
    mayImport: everything,
  },
  site: {
    files: ['babel.config.js', 'docusaurus.config.ts', 'sidebars.ts'],
    mayImport: ['config', 'plugins'],
  },
  config: {files: ['config/**'], mayImport: ['data']},
  pages: {
    files: ['src/pages/**', 'docs/**', 'versioned_docs/**'],
    mayImport: [
      'components',
      'config',
      'data',
      'search-browser',
      'search-shared',
      'viewer-ui',
    ],
  },
  theme: {
    files: ['src/theme/**'],
    mayImport: [
      'components',
      'config',
      'data',
      'search-browser',
      'search-shared',
    ],
  },
  components: {
    files: ['src/components/**', 'src/client-modules/**'],
    mayImport: [
      'config',
      'data',
      'search-browser',
      'search-shared',
      'viewer-ui',
    ],
  },
  'viewer-ui': {files: ['src/viewer-ui/**'], mayImport: ['data']},
  css: {files: ['src/css/**'], mayImport: []},
  'search-browser': {
    files: ['search/browser/**'],
    mayImport: ['search-shared', 'data'],
  },
  'search-build': {
    files: ['search/build/**'],
    mayImport: ['search-shared', 'data'],
  },
  'search-shared': {files: ['search/shared/**'], mayImport: ['data']},
  plugins: {
    files: ['plugins/**'],
    mayImport: ['search-build', 'search-shared', 'data'],
  },
  deploy: {
    files: ['deploy/**'],
    mayImport: ['config', 'data', 'plugins'],
  },
  // Copied into a reader's own package: they import nothing of this site.
  examples: {files: ['examples/**'], mayImport: []},
  chores: {
    files: [
      'checks/**',
      'e2e/**',
      'benchmarks/**',
      'scripts/**',
      'eslint/**',
      '{eslint,playwright,vitest}.config.*',
    ],
    mayImport: everything,
  },
};

const onlyFor = (what, group) => ({
  group,
  message: `${what} Move the code to where it may be, or pass in what it needs.`,
});
const nodeModules = onlyFor(
  'This code runs in the browser, which has no Node modules.',
  ['node:*'],
);
const framework = onlyFor('search/ is plain TypeScript.', [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@docusaurus/*',
  '@theme/*',
  '@theme-original/*',
]);

export const importRules = [
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    plugins: {boundaries},
    settings: {
      'import/resolver': {
        [path.join(root, 'eslint/resolve-import.cjs')]: {},
      },
      'boundaries/root-path': root,
      'boundaries/dependency-nodes': [
        'import',
        'dynamic-import',
        'export',
        'require',
      ],
      'boundaries/files-single-match': true,
      'boundaries/files': [
        {
          category: 'data',
          pattern: ['**/*.json', '**/*.css', '**/*.svg', '**/*.png'],
        },
        ...Object.entries(parts).map(([category, {files}]) => ({
          category,
          pattern: files,
        })),
      ],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          message:
            '{{from.file.categories}} may not import {{to.file.categories}}: see eslint/import-rules.mjs for who may import whom.',
          policies: Object.entries(parts).map(([part, {mayImport}]) => ({
            from: {file: {categories: part}},
            allow: {
              to: {file: {categories: {anyOf: [part, ...mayImport]}}},
            },
          })),
        },
      ],
    },
  },
  {
    files: ['src/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [nodeModules]}]},
  },
  {
    files: ['search/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [framework]}]},
  },
  {
    files: ['search/browser/**', 'search/shared/**'],
    rules: {
      'no-restricted-imports': ['error', {patterns: [framework, nodeModules]}],
    },
  },
  {
    // Tests run in Node wherever the code under test runs.
    files: ['{src,search}/**/*.test.{ts,tsx}'],
    rules: {'no-restricted-imports': 'off'},
  },
  {
    files: [
      '**/{util,utils,helpers}/**/*.{ts,tsx,js,mjs}',
      '**/{util,utils,helpers}.{ts,tsx,js,mjs}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message:
            'No utils or helpers here: name the file or folder after the thing that it holds.',
        },
      ],
    },
  },
];
