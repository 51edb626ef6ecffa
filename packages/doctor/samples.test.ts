/** The samples of our pages are clean, or have exactly the findings that the page is about. */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {releases, type VersionId} from '../../config/releases';
import {knowledgeFor} from './cli/release-data';
import {configSamples, isPart} from './cli/config-samples';
import {readReleases} from './cli/read-releases';
import {withKeys, withOptions, withSource} from './config/rules/example';
import {checkConfig} from './index';

const root = path.resolve(__dirname, '../..');

/** Page and title of a sample, and the rules whose errors it shows on purpose. */
const intended: Record<string, string[]> = {
  'migration-guide/from-v2 config/default.js: before (2.x)': [
    'missing-required',
    'v2-servers',
  ],
  'migration-guide/3p8-to-3p9/general app-config.js: before (3.8), without the other keys':
    ['customization-shape', 'customization-value'],
  // It changes what the file has set above it.
  'migration-guide/3p8-to-3p9/data-sources app-config.js: after (3.9), below window.config = {…};':
    ['nothing-set'],
  // The list of a file, without the rest.
  'platform/extensions/modules/data-source config/merged.js (excerpt)': [
    'nothing-set',
  ],
  'configuration/dataSources/introduction app-config.js (excerpt)': [
    'nothing-set',
  ],
};

/** Entries of that list that a sample needed. */
const used = new Set<string>();

const all = configSamples(root);
const samples = (id: VersionId) => all.filter(({version}) => version === id);

describe.each(releases.map(({id}) => [id] as const))('%s', (id) => {
  const own = samples(id);

  it('has samples', () => {
    expect(own.length).toBeGreaterThan(25);
  });

  it.each(
    own.map(
      (sample) =>
        [`${sample.page}:${sample.line} ${sample.title}`, sample] as const,
    ),
  )('%s', (_, {page, title, code}) => {
    // A sample of another release is judged as that release.
    const other = releases.find(({line}) =>
      new RegExp(`(before|after) \\(${line.replace('.', '\\.')}\\)`).test(
        title,
      ),
    );
    const {findings} = checkConfig(code, knowledgeFor(other?.id ?? id));
    const errors = findings
      .filter(
        ({severity, certainty}) => severity === 'error' && certainty === 'sure',
      )
      .map(({rule}) => rule)
      .filter((rule) => !(rule === 'missing-required' && isPart(title)));
    const allowed = intended[`${page} ${title}`] ?? [];
    expect(errors.filter((rule) => !allowed.includes(rule))).toEqual([]);
    errors.forEach((rule) => used.add(`${page} ${title} ${rule}`));
  });
});

const source = (kind: string, name: string, options: string) =>
  `{namespace: '@ohif/extension-default.dataSourcesModule.${kind}', sourceName: '${name}', configuration: {${options}}},`;

/** A complete file with an example of the reference. */
function fileWith(key: string, example: string): string {
  if (key === 'dataSources') {
    return `window.config = {extensions: [], modes: [], showStudyList: true, defaultDataSourceName: 'archive', ${example}};`;
  }
  return withSource(
    `${source('dicomweb', 'research', "name: 'research', qidoRoot: '/research', wadoRoot: '/research', imageRendering: 'wadors'")}
${source('merge', 'merged', `name: 'merged', ${example}`)}`,
  );
}

const data = readReleases();
const examples = releases.flatMap(({id}) => {
  const rows = [
    ...data[id].keys.map(({key, example}) => ({key, example, file: withKeys})),
    ...data[id].options.map(({option, example}) => ({
      key: option,
      example,
      file: withOptions,
    })),
  ];
  return rows.flatMap(({key, example, file}) => {
    const isSpecial = key === 'dataSources' || key === 'seriesMerge';
    return example
      ? [
          [
            id,
            key,
            isSpecial ? fileWith(key, example) : file(example),
            example,
          ] as const,
        ]
      : [];
  });
});

it.each(examples)(
  '%s: the example of %s is short and has no faults',
  (id, _, code, example) => {
    expect(example.split('\n').length).toBeLessThan(10);
    const {findings} = checkConfig(code, knowledgeFor(id));
    // Hints about what a whole file should have do not fit into so few lines.
    expect(findings.filter(({severity}) => severity !== 'info')).toEqual([]);
  },
);

it('finds a mistake in an example', () => {
  const code = withKeys("oidc: [{authority: 'https://idp.example.org'}],");
  expect(checkConfig(code, knowledgeFor('current')).findings).toMatchObject([
    {message: '"oidc" has no "client_id".'},
  ]);
});

it('has no entry in the list of intended findings that is not used', () => {
  const entries = Object.entries(intended).flatMap(([key, rules]) =>
    rules.map((rule) => `${key} ${rule}`),
  );
  expect(entries.filter((entry) => !used.has(entry))).toEqual([]);
});
