/** Feeds an export that nothing imports to `check:exports`. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import packageJson from '../../package.json';

const command = packageJson.scripts['check:exports'];

/** Runs the command on two files: `used.ts` is imported by `main.ts`. */
function check(used: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{"include": ["*.ts"]}');
  writeFileSync(path.join(folder, 'used.ts'), used);
  writeFileSync(
    path.join(folder, 'main.ts'),
    "import {a} from './used';\na();\n",
  );
  const bin = path.resolve('node_modules/.bin');
  return spawnSync(path.join(bin, command), {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
}

test.each([
  ['export const a = () => 1;\nexport const b = 2;\n', 1],
  ['export const a = () => 1;\nconst b = 2;\nvoid b;\n', 0],
  ['export type Unused = 1;\nexport const a = () => 1;\n', 0],
])('%j ends with status %i', (used, status) => {
  const result = check(used);
  expect(result.stdout + result.stderr).toContain(
    status === 0 ? '0 modules' : 'used.ts: b',
  );
  expect(result.status).toBe(status);
});
