/** Where a rule does not hold, and why: the only place that turns rules off. */
export const exceptions = [
  {
    // Published bundles have no types: what comes from one is unknown until it is examined.
    files: ['packages/docs-check/**/*.ts'],
    rules: {
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
    // These run the bundles themselves.
    files: ['packages/docs-check/{facts,examples/worked-example}/**'],
    rules: {'@typescript-eslint/no-explicit-any': 'off'},
  },
  {
    // These run before anything compiles, or are loaded with `require` themselves.
    files: ['**/*.{js,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Examples are for extension authors, who do not have Docusaurus. A `Link` would follow a
    // link to a file with the site's router, and observe each hit of the search.
    files: [
      'src/pages/**/_examples/**',
      'src/features/{markdown-alternate,comparison}/**',
      'src/features/search/SearchModal/**',
      // It leads to a place of the same page, before and after the start.
      'src/theme/SkipToContent/**',
    ],
    rules: {'@docusaurus/no-html-links': 'off'},
  },
  {
    // The theme's heading has a link to itself, which a summary must not contain, and it needs
    // a context, which a crashed page lacks.
    files: ['src/features/page-notes/PageSources/**', 'src/theme/Error/**'],
    rules: {'@docusaurus/prefer-docusaurus-heading': 'off'},
  },
  {
    // Formulas and tables: the parts of a synthetic study share its coordinates.
    files: ['packages/viewer-screenshots/**'],
    rules: {
      complexity: 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    // The callback of `describe` holds all tests of a group.
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {'max-lines-per-function': 'off'},
  },
  {
    // Tests run in Node wherever the code under test runs.
    files: [
      '{src,packages/builders,packages/search,packages/doctor}/**/*.{test,spec}.{ts,tsx}',
    ],
    rules: {'no-restricted-imports': 'off'},
  },
];
