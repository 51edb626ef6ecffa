/**
 * Who may import whom. From the design:
 *
 *   pages, theme -> features, chrome           docusaurus.config.ts -> features, plugins
 *   a feature    -> packages, chrome, plugins; of another feature only its index
 *   plugins, deploy -> packages                a package -> other packages, by name
 *   tests, bench, scripts -> anything; nothing imports them
 *
 * Everything may read `config/` and data. What an import names is declared in the
 * `package.json` next to it. `import-rules.test.ts` feeds these rules something wrong.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import boundaries from 'eslint-plugin-boundaries';
import n from 'eslint-plugin-n';

const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

/** Where each part lives (the first match counts), and which others it may import, besides data and packages. */
const parts = {
  // Nothing imports these, and they import anything.
  tests: {
    files: [
      '**/*.{test,spec}.{ts,tsx}',
      '**/__fixtures__/**',
      '{tests,bench,scripts,config/eslint}/**',
      '{eslint,playwright,vitest}.config.*',
    ],
  },
  data: {files: ['**/*.{json,css,svg,png}']},
  site: {
    files: [
      '{babel.config.js,docusaurus.config.ts,sidebars.ts,config/features.ts}',
    ],
    mayImport: ['build-time', 'plugins'],
  },
  config: {files: ['config/**']},
  pages: {
    files: ['{src/pages,docs,versioned_docs}/**'],
    mayImport: ['chrome', 'features'],
  },
  theme: {files: ['src/theme/**'], mayImport: ['chrome', 'features']},
  chrome: {
    files: ['src/{chrome,client-modules,components}/**'],
    mayImport: ['features'],
  },
  'build-time': {
    files: ['src/features/*/plugin/**'],
    mayImport: ['plugins'],
  },
  features: {files: ['src/features/**'], mayImport: ['chrome']},
  plugins: {files: ['plugins/**'], mayImport: ['chrome']},
  deploy: {files: ['deploy/**'], mayImport: ['plugins']},
  // They pack the built site, with the tools of the site's pages.
  archive: {
    files: ['packages/{offline-archive,mcp}/**'],
    mayImport: ['build-time', 'chrome', 'features', 'plugins'],
  },
  packages: {files: ['packages/**']},
  // Copied into a reader's own package: they import nothing of this site.
  examples: {files: ['examples/**']},
};

const importers = Object.keys(parts).filter(
  (part) => !['tests', 'data', 'examples'].includes(part),
);

const categories = (...anyOf) => ({file: {categories: {anyOf}}});

const policies = [
  {from: categories('tests'), allow: {to: {file: {categories: '*'}}}},
  {from: categories('examples'), allow: {to: categories('examples')}},
  {from: categories(...importers), allow: {to: categories('config', 'data')}},
  ...importers
    // Files of one feature, or of one package; see below.
    .filter((part) => !['features', 'build-time', 'packages'].includes(part))
    .map((part) => ({
      from: categories(part),
      allow: {to: categories(part, ...(parts[part].mayImport ?? []))},
    })),
  ...['features', 'build-time'].map((part) => ({
    from: categories(part),
    allow: {to: categories(...parts[part].mayImport)},
  })),
  // What a feature shows to other features.
  {
    from: categories('features', 'build-time'),
    allow: {to: {file: {path: 'src/features/*/{,plugin/}index.{ts,tsx}'}}},
  },
  ...['feature', 'package'].map((type) => ({
    from: {element: {type}},
    allow: {
      to: {element: {type, captured: {name: '{{from.element.captured.name}}'}}},
    },
  })),
  {
    from: categories(...importers),
    allow: {
      to: categories('packages', 'archive'),
      dependency: {source: '@{ohif,ohif-docs}/**'},
    },
  },
];

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
    plugins: {boundaries, n},
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
      'boundaries/elements': [
        {type: 'feature', pattern: 'src/features/*', capture: ['name']},
        {type: 'package', pattern: 'packages/*', capture: ['name']},
      ],
      'boundaries/files': Object.entries(parts).map(([category, {files}]) => ({
        category,
        pattern: files,
      })),
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
          policies,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    // It has its own packages, which the benchmark installs. (Version 18 of the plugin lets a
    // workspace use what the root declares.)
    ignores: ['bench/peer-site/**'],
    rules: {'n/no-extraneous-import': 'error'},
  },
  {
    files: ['src/**'],
    ignores: ['src/features/*/plugin/**'],
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
