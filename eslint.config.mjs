import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig, globalIgnores} from 'eslint/config';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import {importRules} from './eslint/import-rules.mjs';
import {oldBrowsers} from './eslint/old-browsers.mjs';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    // Packages of their own, with their own dependencies.
    'scripts/pictures/',
    'benchmarks/search/peers/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      typescript.configs.recommendedTypeChecked,
      typescript.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // `type` reads the same for objects and unions; the code uses it throughout.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // React event handlers may be async; their promise is nobody's to wait for.
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {attributes: false}},
      ],
      // An empty text counts as none.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true}},
      ],
      // Numbers and booleans in a sentence read well as they are.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
    },
  },
  {
    // The checks load bundles whose shape is what they are there to find out.
    files: ['checks/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-function-type': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [typescript.configs.recommended],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // The framework's way to load a module only where it can run.
    files: ['src/**/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.tsx'],
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    rules: {
      // What scrolls must be reachable by keyboard (axe asks for it, too).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {
          tags: ['table'],
          roles: ['region', 'tabpanel'],
          allowExpressionValues: true,
        },
      ],
      // A form hears Escape from the fields inside it.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          ...jsxA11y.flatConfigs.recommended.rules[
            'jsx-a11y/no-noninteractive-element-interactions'
          ][1],
          form: ['onKeyDown', 'onSubmit'],
        },
      ],
      // A component may put the focus where the reader's action has led.
      'jsx-a11y/no-autofocus': ['error', {ignoreNonDOM: true}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {
    // Examples are what an extension's author types, who has no Docusaurus.
    files: ['src/pages/**/_examples/**'],
    rules: {'@docusaurus/no-html-links': 'off'},
  },
  oldBrowsers,
  importRules,
  prettier,
);
