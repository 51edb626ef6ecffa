/**
 * The colors of code blocks: the roles of packages/ui-next/tokens/site.json, so that one
 * theme has both color modes, also in a page whose scripts have not started.
 */
import type {PrismTheme} from 'prism-react-renderer';

/** What each color of code is for. The first type of a language that matches decides last. */
const kinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator', 'entity'],
  key: [
    'property',
    'attr-name',
    'key',
    'atrule',
    'variable',
    'parameter',
    'literal-property',
    'selector',
  ],
  string: [
    'string',
    'char',
    'attr-value',
    'value',
    'url',
    'regex',
    'template-string',
  ],
  number: [
    'number',
    'boolean',
    'constant',
    'symbol',
    'unit',
    'important',
    'path',
  ],
  keyword: ['keyword', 'builtin', 'directive', 'module'],
  function: [
    'function',
    'function-variable',
    'class-name',
    'tag',
    'maybe-class-name',
    'authority',
  ],
} as const;

export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--surface-1)'},
  styles: [
    ...Object.entries(kinds).map(([kind, types]) => ({
      types: [...types],
      style: {color: `var(--code-${kind})`},
    })),
    // In nginx and in shells the first word is what a reader looks for.
    {
      types: ['keyword'],
      languages: ['nginx'],
      style: {color: 'var(--code-key)'},
    },
    {
      types: ['directive'],
      languages: ['nginx'],
      style: {color: 'var(--code-text)'},
    },
  ],
};

/** Comments in a block of code that mark the lines after them (src/css/code.css). */
export const magicComments = [
  ['highlight', 'theme-code-block-highlighted-line'],
  ['added', 'code-line-added'],
  ['removed', 'code-line-removed'],
].map(([word = '', className = '']) => ({
  className,
  line: `${word}-next-line`,
  block: {start: `${word}-start`, end: `${word}-end`},
}));
