/**
 * Checks JSON samples with known keys: a configuration, the response of a DICOMweb proxy, a
 * file of the DICOM JSON data source, `pluginConfig.json`. Other JSON is ignored.
 */
import {dataEntries, dataFolders} from '../data/folders';
import {parseJson} from '../data/schema-faults';
import type {Loose} from '../facts/bundle';
import {releaseName, type DocsVersion} from '../facts/index';
import {nearestOf} from '../facts/nearest';
import {parseSample} from '../core/sample';
import type {Place, RuleContext} from '../core/context';
import {checkWindowConfig, type About} from './config';

/**
 * Read by platform/app/.webpack/writePluginImportsFile.js (OHIF/Viewers@5ddf8a160272, before 3.10.0-beta.34), except that
 * `version` is written by the command line tool, and that the last three are those of a library that is loaded at run
 * time, as the migration guide from 3.8 to 3.9 has them (`importName`: rules/allow.json).
 */
const pluginLists = ['extensions', 'modes', 'public'];
const pluginKeys =
  `packageName default version directory importPath importName globalName`.split(
    /\s+/,
  );

const fieldsOf = (version: DocsVersion) =>
  dataEntries<{name: string}>(version, 'dicom-json-fields.json').map(
    ({name}) => name,
  );

/** The parts of a name that DICOM JSON writes as an object. */
const partsOfName = ['Alphabetic', 'Ideographic', 'Phonetic'];

/** Reports the keys of a JSON sample that nothing reads, if its kind is known. */
export function checkJson(
  source: string,
  firstLine: number,
  resolver: RuleContext,
  place: (line: number) => Place,
  about: About,
): void {
  const parsed = parseJson(source);
  const data = 'value' in parsed ? (parsed.value as Loose | null) : null;
  if (!data || typeof data !== 'object') {
    return;
  }
  const isConfig = data.dataSources !== undefined;
  if (isConfig || (data.servers ?? data).dicomWeb) {
    const name = isConfig ? 'window.config' : 'answer';
    const {file} = parseSample(`${name} = ${source}`);
    checkWindowConfig(file, firstLine, resolver, place, about);
    return;
  }
  const {version, facts} = resolver;
  const isPlugin = /\bpluginConfig\b/.test(about.title);
  const list = isPlugin ? [...pluginLists, ...pluginKeys] : fieldsOf(version);
  const what = isPlugin
    ? '`pluginConfig.json` that is known'
    : `a DICOM JSON file: it is not a DICOM keyword, and ${releaseName[version]} reads no such field (${dataFolders[version]}/dicom-json-fields.json)`;
  const isKnown = (key: string) =>
    list.includes(key) ||
    (!isPlugin &&
      (partsOfName.includes(key) ||
        facts.standardName(key)?.startsWith('dcmjs')));
  const values = isPlugin ? [data] : studiesIn(data);
  for (const key of new Set(values.flatMap(keysBelow))) {
    source.split('\n').forEach((line, index) => {
      if (!isKnown(key) && line.includes(`"${key}":`)) {
        const message = `is not a key of ${what}.`;
        const nearest = nearestOf(key, list);
        resolver.problem(place(firstLine + index), key, message, nearest);
      }
    });
  }
}

/** What a file of the DICOM JSON data source has: a list of studies, or of instances. */
const studiesIn = (data: Loose): unknown[] => [
  ...(Array.isArray(data.studies) ? data.studies : []),
  ...(Array.isArray(data) ? data : []).filter(
    (item: Loose) => item?.url && item.metadata,
  ),
];

const keysBelow = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? [
        ...(Array.isArray(value) ? [] : Object.keys(value)),
        ...Object.values(value).flatMap(keysBelow),
      ]
    : [];
