/**
 * The tables of members of services and managers in the reference data: their types are those
 * that the exact source of the release declares, and no method is private there.
 */
import path from 'node:path';
import {readJson} from '../core/read-files';
import type {Fact} from '../facts/fact';
import {sourceFacts} from '../facts/source-facts';
import {docsVersions, releaseName, type DocsVersion} from '../facts/index';
import {plainType} from '../facts/source/shape';
import {lineOf, reporter, type Problem} from '../report';
import {dataFiles} from './folders';

type Method = {
  method: string;
  parameters?: string[];
  types?: string[];
  returnType?: string;
};

type Table = {
  /** path from the root */
  file: string;
  text: string;
  owner: string;
  methods: Method[];
  events: {event: string}[];
};

type Data = Partial<Table & {service: string; manager: string}>;

/** @param wanted path of each file to read, absolute; without it every file */
export const memberTables = (
  root: string,
  version: DocsVersion,
  wanted?: string[],
): Table[] =>
  dataFiles(root, version)
    .filter((file) => !wanted || wanted.includes(file))
    .flatMap((place) => {
      const {text = '', value} = readJson<Data>(place) ?? {};
      const {service, manager, methods = [], events = []} = value ?? {};
      const owner = service ?? manager;
      const file = path.relative(root, place);
      return owner ? [{file, text, owner, methods, events}] : [];
    });

/** Reports each type that differs from the declared one, and each private method. */
export const checkMemberTables = (
  root: string,
  wanted?: string[],
  factsOf: (version: DocsVersion) => Fact[] = sourceFacts,
): Problem[] =>
  docsVersions.flatMap((version) => {
    const tables = memberTables(root, version, wanted);
    const declared = new Map<string, Fact[]>();
    for (const fact of tables.length ? factsOf(version) : []) {
      const name = `${fact.owner}.${fact.name}`;
      if (fact.kind === 'method') {
        declared.set(name, [...(declared.get(name) ?? []), fact]);
      }
    }
    return tables.flatMap((table) =>
      table.methods.flatMap((row) => {
        const name = `${table.owner}.${row.method}`;
        const found = declared.get(name) ?? [];
        const line = lineOf(table.text, `"method": "${row.method}"`);
        return faultsOf(row, found, releaseName[version]).map((message) =>
          reporter('members')(table.file, line, message, {name}),
        );
      }),
    );
  });

function faultsOf(
  {parameters = [], types = [], returnType}: Method,
  found: Fact[],
  release: string,
): string[] {
  const fact = found.at(-1);
  if (!fact) {
    return [];
  }
  if (found.every(({internal}) => internal)) {
    return [
      `is private or protected in the source of ${release}: remove the row.`,
    ];
  }
  const {types: declared = [], returnType: result} = fact as Partial<Method>;
  const wrongType = (what: string, is: string, right = '') =>
    plainType(is) === right
      ? []
      : [
          `${what} has the type "${is}", and the source declares ${right ? `"${right}"` : 'none'} (${fact.at}).`,
        ];
  return [
    ...types.flatMap((type, i) =>
      wrongType(`the parameter ${parameters[i]}`, type, declared[i]),
    ),
    ...(returnType === undefined
      ? []
      : wrongType('the result', returnType, result)),
  ];
}
