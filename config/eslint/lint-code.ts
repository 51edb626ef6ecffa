/**
 * For tests of rules: lints code from a string with the configuration of the repository.
 */
import {ESLint} from 'eslint';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * What the real configuration says of code, without the part that needs a TypeScript
 * program: the files of the tests exist in the tests only.
 *
 * @param isTested which rules are asked, by their ids
 * @returns takes a file (it need not be there) and its code; gives `rule: message`
 */
export function linter(
  isTested: (ruleId: string) => boolean,
): (file: string, code: string) => Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: {
          parserOptions: {projectService: false, project: null},
        },
      },
    ],
    ruleFilter: ({ruleId}) => isTested(ruleId),
  });
  return async (file, code) => {
    const [result] = await eslint.lintText(code, {
      filePath: path.join(root, file),
    });
    return (result?.messages ?? []).map(
      ({ruleId, message}) => `${ruleId}: ${message}`,
    );
  };
}
