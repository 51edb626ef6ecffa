/**
 * Who may import whom. The picture, from the design:
 *
 *   pages, theme -> src/components -> packages/search/runtime -> packages/search/format
 *                                  -> packages/doctor (but not its cli/)
 *                                  -> packages/builders (but not its release-data.ts)
 *                                                                       ^
 *                                        plugins -> packages/search/indexer
 *   docusaurus.config.ts -> config, plugins        deploy -> config, plugins
 *   pages, theme, src/components -> src/chrome, whose script is in every page
 *   plugins -> what compares facts in docs-check
 *   docs-check, offline-archive, viewer-screenshots, tests, bench, scripts -> anything;
 *   nothing else imports them
 *
 * An arrow may be followed more than once (a page may import packages/search/runtime).
 * `config/` is data; pages and components may also read it. `import-rules.test.ts`
 * feeds these rules something wrong, so a rule that stops working is noticed.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

const everything = [
  'site',
  'config',
  'pages',
  'theme',
  'components',
  'ui-next',
  'css',
  'search-runtime',
  'search-indexer',
  'search-format',
  'chrome',
  'doctor',
  'doctor-cli',
  'builders',
  'builders-data',
  'plugins',
  'deploy',
  'fact-differences',
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
      'doctor',
      'search-runtime',
      'search-format',
      'ui-next',
    ],
  },
  theme: {
    files: ['src/theme/**'],
    mayImport: [
      'chrome',
      'components',
      'config',
      'data',
      'search-runtime',
      'search-format',
    ],
  },
  components: {
    files: ['src/components/**', 'src/client-modules/**'],
    mayImport: [
      'builders',
      'chrome',
      'config',
      'data',
      'doctor',
      'search-runtime',
      'search-format',
      'ui-next',
    ],
  },
  'ui-next': {files: ['packages/ui-next/**'], mayImport: ['data']},
  css: {files: ['src/css/**'], mayImport: []},
  'search-runtime': {
    files: ['packages/search/runtime/**'],
    mayImport: ['search-format', 'data'],
  },
  'search-indexer': {
    files: ['packages/search/indexer/**'],
    mayImport: ['search-format', 'data'],
  },
  'search-format': {files: ['packages/search/format/**'], mayImport: ['data']},
  // One plain script, without React.
  chrome: {files: ['src/chrome/**'], mayImport: ['components', 'data']},
  // Node reads the data of the releases, for the command line and for the site's build.
  'doctor-cli': {
    files: ['packages/doctor/cli/**'],
    mayImport: ['config', 'data', 'doctor'],
  },
  doctor: {files: ['packages/doctor/**'], mayImport: ['data']},
  // Node reads the data of the releases for the site's build.
  'builders-data': {
    files: ['packages/builders/release-data.ts'],
    mayImport: ['builders', 'config', 'data'],
  },
  builders: {files: ['packages/builders/**'], mayImport: ['data']},
  plugins: {
    files: ['plugins/**'],
    mayImport: [
      'search-indexer',
      'search-format',
      'builders-data',
      'builders',
      'doctor-cli',
      'doctor',
      'fact-differences',
      'data',
    ],
  },
  // The check and the pages below /versions/compare show the same differences.
  'fact-differences': {
    files: [
      'packages/docs-check/changes/{change,differences,source-differences}.ts',
    ],
    mayImport: ['config', 'chores', 'data'],
  },
  deploy: {
    files: ['deploy/**'],
    mayImport: ['config', 'data', 'plugins'],
  },
  // Copied into a reader's own package: they import nothing of this site.
  examples: {files: ['examples/**'], mayImport: []},
  chores: {
    files: [
      'packages/{docs-check,offline-archive,viewer-screenshots}/**',
      'tests/**',
      'bench/**',
      'scripts/**',
      'config/eslint/**',
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
const framework = onlyFor('This package is plain TypeScript.', [
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
        [path.join(root, 'config/eslint/resolve-import.cjs')]: {},
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
            '{{from.file.categories}} may not import {{to.file.categories}}: see config/eslint/import-rules.mjs for who may import whom.',
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
    files: ['packages/{builders,search,doctor}/**'],
    rules: {'no-restricted-imports': ['error', {patterns: [framework]}]},
  },
  {
    files: [
      'packages/search/{runtime,format}/**',
      'packages/doctor/{config,format,upgrade}/**',
      'packages/doctor/*.ts',
      'packages/builders/{url,sub-path}/**',
    ],
    rules: {
      'no-restricted-imports': ['error', {patterns: [framework, nodeModules]}],
    },
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
