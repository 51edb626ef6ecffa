/**
 * Features that the oldest browsers of `browserslist` (package.json) lack. Compilers
 * translate syntax only, and types do not check for these.
 */
export const oldBrowsers = {
  files: [
    '{src,packages/search/runtime,packages/search/format,packages/offline-archive/browser}/**/*.{ts,tsx,js}',
  ],
  ignores: ['**/*.spec.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
        message:
          'Safari before 16.4 has no lookbehind and rejects the whole file because of it: match a group, and put it back.',
      },
    ],
    'no-restricted-properties': [
      'error',
      {
        object: 'AbortSignal',
        property: 'timeout',
        message:
          'Safari supports it from 16 on: use an AbortController and a timer.',
      },
    ],
  },
};
