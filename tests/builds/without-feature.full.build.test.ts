/**
 * A feature can be deleted: its folder, and its entry in config/features.ts. Its pages stay,
 * without its elements. Each builds the whole site: only `npm run test:full` runs it.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copyOfRepository, runIn} from './run-in-site';

test.each([
  ['troubleshooting', 'deployment/troubleshooting.html', 'class="?finder_'],
  ['sub-path-builder', 'tools/sub-path.html', 'data-tool="?sub-path-builder'],
  ['network-doctor', 'tools/network.html', 'data-tool="?network-doctor'],
  ['upgrade-doctor', 'tools/upgrade.html', 'data-tool="?upgrade-doctor'],
])('without %s, the site builds', async (name, page, element) => {
  const copy = copyOfRepository();
  const list = path.join(copy, 'config/features.ts');
  const text = readFileSync(list, 'utf8');
  const rest = text
    .replace(new RegExp(`^import .*features/${name}/.*\\n`, 'm'), '')
    .replace(new RegExp(`^ {2}\\{name: '${name}'.*\\n`, 'm'), '');
  expect(rest).not.toContain(name);
  writeFileSync(list, rest);
  rmSync(path.join(copy, 'src/features', name), {recursive: true});

  const {code, output} = await runIn(copy, 'npx', 'docusaurus', 'build');
  expect(code, output).toBe(0);
  const html = readFileSync(path.join(copy, 'build', page), 'utf8');
  expect(html).toContain('<h1');
  expect(html).not.toMatch(new RegExp(element));
  rmSync(copy, {recursive: true});
});
