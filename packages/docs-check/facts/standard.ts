/** Names that no release of the platform defines: of the language, the browser, React, and DICOM. */
import {createRequire} from 'node:module';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** It has no types. */
const dcmjs = createRequire(import.meta.url)('dcmjs') as {
  data: {DicomMetaDictionary: {nameMap: Record<string, unknown>}};
};

const modules = path.join(import.meta.dirname, '../../../node_modules');
const member =
  /^\s*(?:declare |export |static |readonly |abstract |get |set )*(?:var|let|const|function|interface|type|class|namespace|enum)?\s*["']?([$A-Za-z_][\w$]*)["']?\??\s*(?::|\(|<|=|\{|extends)/;
const library =
  /^lib\.(?:dom|dom\.iterable|webworker|es5|es20\d\d(?:\.\w+)*|esnext(?:\.\w+)*)\.d\.ts$/;

/** From the installed declarations of TypeScript and React. */
function webNames(): Set<string> {
  const lib = path.join(modules, 'typescript/lib');
  const files = [
    ...readdirSync(lib)
      .filter((file) => library.test(file))
      .map((file) => path.join(lib, file)),
    ...['index.d.ts', 'global.d.ts'].map((file) =>
      path.join(modules, '@types/react', file),
    ),
  ];
  const names = new Set<string>();
  for (const line of files.flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  )) {
    if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) {
      continue;
    }
    const name = member.exec(line)?.[1];
    if (name && name.length > 1) {
      names.add(name);
    }
    const texts = /^\s*(?:type|\|)/.test(line)
      ? /"([a-z][A-Za-z-]{2,})"/g
      : /^\s+"([a-z][\w-]*)":/g;
    for (const [, text] of line.matchAll(texts)) {
      names.add(text!);
    }
  }
  return names;
}

/** Keywords of the dictionary of dcmjs, those of retired attributes too. */
const dicomKeywords = () =>
  Object.keys(dcmjs.data.DicomMetaDictionary.nameMap)
    .map((name) => name.replace(/^RETIRED_/, ''))
    .filter((name) => /^[A-Z][A-Za-z0-9]+$/.test(name));

/** What the library that 3.10 changes customizations with takes. */
const commandsOfUpdate =
  `$add $apply $merge $push $remove $set $splice $toggle $unset $unshift`.split(
    /\s+/,
  );

/** Where each name is from -> the names. */
export const standardNames = () =>
  new Map([
    ['immutability-helper', new Set(commandsOfUpdate)],
    ['dcmjs', new Set(dicomKeywords())],
    ['typescript, @types/react', webNames()],
  ]);
