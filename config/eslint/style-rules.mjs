/** Rules for the size and style of the code. */
import {builtinModules} from 'node:module';

const code = '**/*.{ts,tsx,js,cjs,mjs}';
const lines = {skipBlankLines: true, skipComments: true};

export const styleRules = [
  {
    files: [code],
    rules: {
      curly: ['error', 'all'],
      complexity: ['error', 20],
      'max-lines': ['error', {max: 400, ...lines}],
      'max-lines-per-function': ['error', {max: 80, ...lines}],
      '@typescript-eslint/no-explicit-any': 'error',
      // The core rule of this name is taken by the rules on who may import whom.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:path',
              importNames: [
                'basename',
                'dirname',
                'join',
                'relative',
                'resolve',
              ],
              message: "Write `import path from 'node:path'`.",
            },
            ...builtinModules
              .filter((name) => !name.includes(':'))
              .map((name) => ({
                name,
                message: `Write 'node:${name}' for Node's own module.`,
              })),
          ],
        },
      ],
    },
  },
];
