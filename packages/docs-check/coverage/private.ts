/** Methods that a service or manager keeps to itself are not in the tables of its members. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFiles} from '../data/folders';
import type {Fact} from '../facts/fact';
import type {DocsVersion} from '../facts/index';
import type {Problem} from '../report';
import {readSourceFacts} from './coverage';

type MemberTable = {
  service?: string;
  manager?: string;
  methods?: {method?: string}[];
};

/**
 * Rows of methods that the exact source of the release declares as private or protected.
 *
 * @param facts of the source; a method that also has a public declaration is not reported
 */
export function privateRows(
  root: string,
  version: DocsVersion,
  facts: Fact[] = readSourceFacts(version),
): Problem[] {
  const declared = new Map<string, boolean>();
  for (const {kind, owner, name, internal} of facts) {
    if (kind === 'method' && owner) {
      const key = `${owner}.${name}`;
      declared.set(key, Boolean(internal) && (declared.get(key) ?? true));
    }
  }
  return dataFiles(root, version).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return methodsOf(text)
      .filter((member) => declared.get(member))
      .map((member): Problem => {
        const row = `"method": "${member.split('.')[1]}"`;
        return {
          file: path.relative(root, file),
          line: text.slice(0, text.indexOf(row)).split('\n').length,
          check: 'coverage',
          name: member,
          message: `is private or protected in the source of ${version}: remove the row.`,
        };
      });
  });
}

/** `lampService.turnOn`; none for a file of something else, or one that is not JSON, which is reported with the schemas. */
function methodsOf(text: string): string[] {
  try {
    const {service, manager, methods} = JSON.parse(text) as MemberTable;
    const owner = service ?? manager;
    return owner && Array.isArray(methods)
      ? methods.flatMap(({method}) => (method ? [`${owner}.${method}`] : []))
      : [];
  } catch {
    return [];
  }
}
