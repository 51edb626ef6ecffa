/** Generated comments of every output, over the whole matrix of the form. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findTool} from '@ohif-docs/docs-check/recipes/find-tool';
import {recipesByLine} from '../release-data';
import {longestComment, withShortComments} from './comments';
import {filesOnly, servers, type Input} from './input';
import {planOf} from './plan';

const recipes = recipesByLine();

const longHost = `${'reading-room.'.repeat(18)}example.org`;

/** Every choice of the form, with short and with the longest texts. */
const matrix = recipes.flatMap((recipe) =>
  servers.flatMap((server) =>
    ['/', '/ohif', '/apps/viewer/', `/${'a'.repeat(200)}`].flatMap((at) =>
      ['viewer.example.org', longHost].flatMap((host) =>
        (filesOnly.includes(server)
          ? (['elsewhere'] as const)
          : (['behind', 'elsewhere'] as const)
        ).flatMap((archiveIs) =>
          ['/dicom-web', `/${'archive/'.repeat(20)}rs`].flatMap((root) =>
            (['none', 'viewer'] as const).map((signIn) => ({
              recipe,
              input: {
                path: at,
                server,
                host,
                folder: '/srv/site',
                archive: `http://127.0.0.1:8042${root}`,
                archiveIs,
                signIn,
                authority: 'https://login.example.org/realms/hospital',
                client: 'ohif-viewer',
              } satisfies Input,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** Comments of nginx, Apache, Caddy, shells, JavaScript, and XML. */
const comments = (text: string): string[] => [
  ...text.split('\n').filter((line) => /^\s*(?:#|\/\/)/.test(line)),
  ...(text.match(/<!--[\s\S]*?-->/g) ?? []),
];

const tooLong = (text: string) =>
  comments(text).filter((comment) => comment.length > longestComment);

test('no output of the form has a comment that is too long', () => {
  let outputs = 0;
  for (const {recipe, input} of matrix) {
    const {files, problems} = planOf(input, recipe);
    if (problems.length > 0) {
      // The image of 3.9 serves no path.
      expect(input.server, JSON.stringify(problems)).toBe('docker');
    }
    for (const {title, text} of files) {
      expect(tooLong(text), `${title} for ${JSON.stringify(input)}`).toEqual(
        [],
      );
      outputs++;
    }
  }
  expect(outputs).toBeGreaterThan(1500);
});

test('a comment that is too long is noticed, in each of the languages', () => {
  const words = 'word '.repeat(30);
  for (const text of [
    `# ${words}`,
    `a;\n    // ${words}`,
    `<a>\n<!-- ${words} -->\n</a>`,
  ]) {
    expect(tooLong(text)).toHaveLength(1);
  }
});

test('a long comment continues on the next line, and a long word is shortened', () => {
  const words = Array.from({length: 50}, (_, i) => `word${i}`).join(' ');
  const text = `code;\n  # ${words}\n  // https://${'a'.repeat(200)}/ end\n`;
  const lines = withShortComments(text).split('\n');
  expect(lines.every(({length}) => length <= longestComment)).toBe(true);
  const again = lines.flatMap((line) =>
    line.startsWith('  # ') ? [line.slice(4)] : [],
  );
  expect(again.join(' ')).toBe(words);
  expect(lines.at(-3)).toMatch(/^ {2}\/\/ https:\/\/a+\.\.\.$/);
  expect(lines.at(-2)).toBe('  // end');
});

test('code stays as it is, however long it is', () => {
  const code = `  log_format ${'a '.repeat(100)}; # why\n#!${'/bin'.repeat(60)}`;
  expect(withShortComments(code)).toBe(code);
});

test.skipIf(!findTool('nginx') && !process.env.CI).each([18, 46, 47, 100, 253])(
  'nginx accepts a host name of %i characters',
  (length) => {
    const {recipe, input} = matrix.find(
      ({input: {server}}) => server === 'nginx',
    )!;
    const host = `${'a.'.repeat(length).slice(0, length - 1)}b`;
    const text = planOf({...input, host}, recipe).files.at(-1)!.text;
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const accept = (config: string) => {
      const file = path.join(folder, 'nginx.conf');
      const own = config
        .replace('include /etc/nginx/mime.types;', '')
        .replaceAll('/var/log/nginx', folder);
      writeFileSync(file, own);
      const log = path.join(folder, 'error.log');
      const options = ['-t', '-q', '-p', folder, '-e', log, '-c', file];
      execFileSync(findTool('nginx')!, options, {stdio: 'pipe'});
    };
    accept(text);
    if (length > 46) {
      const line = /server_names_hash_bucket_size.*/;
      expect(() => accept(text.replace(line, ''))).toThrow(/server_names_hash/);
    }
  },
);
