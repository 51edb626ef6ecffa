/** DICOM keywords and their tags, from the dictionary of dcmjs. */
import {createRequire} from 'node:module';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {packageFolder} from './fetch';

export function dicomKeywords(version: string): string[] {
  const build = path.join(packageFolder('dcmjs', version), 'build');
  const file =
    readdirSync(build).find((f) => f === 'dcmjs.js') ??
    readdirSync(build).find((f) => f.endsWith('.js'))!;
  const dcmjs = createRequire(import.meta.url)(path.join(build, file)) as {
    data: {DicomMetaDictionary: {nameMap: Record<string, unknown>}};
  };
  return Object.keys(dcmjs.data.DicomMetaDictionary.nameMap)
    .map((name) => name.replace(/^RETIRED_/, ''))
    .filter((name) => /^[A-Z][A-Za-z0-9]+$/.test(name));
}
