/** What readers take from the built site: the program, the types and schemas, and the workers. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {version} from '../../../../packages/doctor/package.json';
import {releases} from '../../../../config/releases';
import {buildFolder} from '../../../../tests/support/built-site';

const read = (file: string) => readFileSync(path.join(buildFolder, file));

test('the program has its checksum, and the name that its page has', () => {
  const name = `ohif-doctor-${version}.tgz`;
  const sum = createHash('sha256')
    .update(read(`downloads/${name}`))
    .digest('hex');
  expect(read(`downloads/${name}.sha256`).toString()).toBe(`${sum}  ${name}\n`);
  const page = read('tools/config/program.html').toString();
  expect(page).toContain(`/downloads/${name}`);
  expect(page).toContain(`/downloads/${name}.sha256`);
});

test('each release has types and a schema, to which a page links', () => {
  expect(readdirSync(path.join(buildFolder, 'schemas')).sort()).toEqual(
    releases.map(({release}) => release).sort(),
  );
  const page = read('tools/config/program.html').toString();
  for (const {release} of releases) {
    const folder = `schemas/${release}`;
    const schema = JSON.parse(
      read(`${folder}/app-config.schema.json`).toString(),
    ) as {$id: string};
    expect(schema.$id).toMatch(
      new RegExp(`^https://.*/${folder}/app-config\\.schema\\.json$`),
    );
    expect(read(`${folder}/app-config.d.ts`).toString()).toContain(
      'interface AppConfig',
    );
    expect(page).toContain(`/${folder}/app-config.d.ts`);
    expect(page).toContain(`/${folder}/app-config.schema.json`);
  }
});

const runsText = /\beval\(|new Function\b|\bFunction\(|importScripts|\bfetch\(/;

test.each(['config', 'network', 'upgrade'])(
  'the worker of the %s doctor neither runs nor fetches anything',
  (doctor) => {
    expect('eval(text)').toMatch(runsText);
    const ofDoctor = new RegExp(`^${doctor}-doctor\\.\\w+\\.js$`);
    const assets = readdirSync(path.join(buildFolder, 'assets'));
    const [worker] = assets.filter((file) => ofDoctor.test(file));
    expect(read(`assets/${worker}`).toString()).not.toMatch(runsText);
  },
);
