/** The examples of an earlier version are frozen like its pages, also those that it shares with a newer one. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {docsVersions, type DocsVersion} from '../facts/index';
import {filesOf} from '../included-files/shared';
import {tutorialNames} from './tutorials/tutorials';
import {checkTypes} from './tutorials/types';

const root = path.resolve(import.meta.dirname, '../../..');

const textsOf = (version: DocsVersion, example: string) =>
  Object.fromEntries(
    [...filesOf(path.join(root, 'examples', example, version))].map(
      ([name, place]) => [name, readFileSync(place, 'utf8')],
    ),
  );

/** SHA-256 of all files. A version that was cut gets the one that the failing test prints. */
const frozen: Partial<Record<DocsVersion, string>> = {
  '3.9': '9b2f8bc11b8425dafc686375191d76fe413852393687c31b03990f13a28c11e7',
};

test.each(docsVersions.slice(1))('%s keeps its code', (version) => {
  const code = ['extension-and-mode', ...tutorialNames].map((example) =>
    textsOf(version, example),
  );
  expect(
    createHash('sha256').update(JSON.stringify(code)).digest('hex'),
    `A file that ${version} shares with a newer version changed. Copy the file as it was into its folder for ${version} first.`,
  ).toBe(frozen[version]);
});

test.each(docsVersions)('the worked example of %s compiles', (version) => {
  const files = textsOf(version, 'extension-and-mode');
  const state = {step: 'all', changed: [], files};
  expect(checkTypes(root, [state])).toEqual([]);
});
