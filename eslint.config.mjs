import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig, globalIgnores} from 'eslint/config';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import {exceptions} from './config/eslint/exceptions.mjs';
import {importRules} from './config/eslint/import-rules.mjs';
import {oldBrowsers} from './config/eslint/old-browsers.mjs';
import {styleRules} from './config/eslint/style-rules.mjs';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    // Each step has only the files that it changes: `npm run check` compiles the steps whole.
    'examples/first-extension/',
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
      // `type` works for objects and unions alike; the code uses it throughout.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // React event handlers may be async: nothing awaits the promise they return.
      '@typescript-eslint/no-misused-promises': [
        'error',
        {checksVoidReturn: {attributes: false}},
      ],
      // An empty string counts as missing.
      // `{taken, ...rest}` leaves `taken` out of the rest.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true},
      ],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true}},
      ],
      // Numbers and booleans read well in a sentence without conversion.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [typescript.configs.recommended],
    languageOptions: {globals: globals.node},
  },
  {files: ['**/*.{js,cjs}'], languageOptions: {sourceType: 'commonjs'}},
  {
    files: ['src/**/*.tsx'],
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    rules: {
      // Scrollable elements must be reachable by keyboard (axe also requires it).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {
          tags: ['table'],
          roles: ['region', 'tabpanel'],
          allowExpressionValues: true,
        },
      ],
      // A form handles Escape for the fields inside it, and a `details` for its summary and
      // links. A click outside a modal dialog closes it; the keyboard has Escape.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          ...jsxA11y.flatConfigs.recommended.rules[
            'jsx-a11y/no-noninteractive-element-interactions'
          ][1],
          form: ['onKeyDown', 'onSubmit'],
          details: ['onKeyDown', 'onBlur'],
          dialog: ['onMouseDown'],
        },
      ],
      // A component may move focus to the result of the reader's action.
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
  oldBrowsers,
  importRules,
  prettier,
  // After Prettier's, which turn `curly` off.
  styleRules,
  // Last, because they turn rules off.
  exceptions,
);
