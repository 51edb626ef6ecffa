import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {releases} from '../../../../config/releases';
import {releaseData} from '../../cli/release-data';
import {platformSources, schemaFile, schemaOf} from './schema';
import {typesFile} from './types';

const site = 'https://docs.example.org/ohif/';
const schema = schemaOf(releaseData('current'), site);

it('has for a key what the reference says', () => {
  expect(schema.properties.showPatientInfo).toMatchObject({
    default: 'visibleCollapsed',
    enum: expect.arrayContaining(['visible', 'disabled']) as unknown,
    description: expect.not.stringContaining('`') as unknown,
    markdownDescription: expect.stringContaining(
      '(https://docs.example.org/ohif/platform/reference/configuration#showPatientInfo)',
    ) as unknown,
  });
  expect(schema.properties.useNorm16Texture).toMatchObject({deprecated: true});
  expect(
    schema.definitions.DicomwebOptions!.properties.bulkDataURI!.properties,
  ).toHaveProperty('relativeResolution.enum');
});

it('has for the fields of an object what they do, and leaves an array one', () => {
  const {maxNumRequests, oidc} = schema.properties;
  expect(maxNumRequests!.properties!.thumbnail).toEqual({
    type: ['number'],
    description: expect.stringMatching(/^Thumbnails of series/) as string,
  });
  expect(oidc).toMatchObject({type: ['array', 'null']});
  expect(oidc).not.toHaveProperty('properties');
});

it.each(releases)(
  'links to anchors that $line has',
  ({id, docs, path: below}) => {
    const {pages} = JSON.parse(
      readFileSync(
        path.resolve(__dirname, '../../../..', docs, '_anchors.json'),
        'utf8',
      ),
    ) as {pages: Record<string, string[]>};
    const text = schemaFile(schemaOf(releaseData(id), site));
    const links = [...text.matchAll(/\]\(([^)#]*)#([^)]*)\)/g)];
    expect(links.length).toBeGreaterThan(100);
    const prefix = site + below;
    for (const [link, page = '', anchor] of links) {
      const known = pages[page.slice(prefix.replace(/\/$/, '').length)];
      expect(known, link).toContain(anchor);
    }
  },
);

it('has no links and no address without a site', () => {
  const text = schemaFile(schemaOf(releaseData('current'), ''));
  expect(text).not.toMatch(/Reference\]|\$id/);
});

it('keeps what only TypeScript can say out of the file', () => {
  expect(schemaFile(schema)).not.toContain('inTypeScript');
  expect(typesFile(schema, platformSources(releaseData('current')))).toContain(
    'httpErrorHandler?: ((...values: any[]) => unknown)',
  );
});
