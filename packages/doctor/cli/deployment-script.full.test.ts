/** The script of the deployment page, run as its reader would. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/written-files';
import {releases} from '../../../config/releases';
import {withKeys, withRoots} from '../config/rules/example';

const folder = temporaryFolder();

function write(name: string, content: string): string {
  writeFiles(folder, {[name]: content});
  return name;
}

it.each(releases.map(({docs, line}) => [docs, line]))(
  'runs the script of the deployment page of %s',
  (docs, line) => {
    const root = path.resolve(__dirname, '../../..');
    const page = readFileSync(
      path.join(root, docs, 'deployment/build-for-production.mdx'),
      'utf8',
    );
    const script = /```bash title="check-config\.sh"\n(.*?)```/s.exec(
      page,
    )?.[1];
    expect(script).toContain(`--release ${line} `);
    const execute = (file: string) =>
      spawnSync('bash', [write('check-config.sh', script ?? ''), file], {
        cwd: folder,
        encoding: 'utf8',
        env: {...process.env, DOCS: root, INIT_CWD: undefined},
      });
    const right = execute(write('app-config.js', withKeys('')));
    expect([right.status, right.stderr]).toEqual([0, '']);
    const wrong = execute(
      write('wrong.js', withRoots('http://pacs.example.org')),
    );
    expect([wrong.status, wrong.stderr]).toEqual([1, '']);
    expect(wrong.stdout).toContain('wrong.js:13:19: error (sure)');
    expect(execute('missing.js').status).toBe(2);
  },
);
