/**
 * The types of parameters and results in the reference data of services and managers, against
 * the declarations in the exact source of the release.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readSourceFacts} from '../coverage/coverage';
import type {Fact} from '../facts/fact';
import {docsVersions, type DocsVersion} from '../facts/index';
import {plainType} from '../facts/source/shape';
import type {Problem} from '../report';
import {dataFiles} from './folders';

type Method = {
  method: string;
  parameters: string[];
  types?: string[];
  returnType?: string;
};

/**
 * @param root of the repository
 * @param wanted path of each file to check, absolute; without it every file
 * @param factsOf the methods of a version's source, with `types` and `returnType`
 * @returns one problem for each type that is not the declared one; a method that the source does
 *   not have in this place has no types to compare
 */
export function checkDeclaredTypes(
  root: string,
  wanted?: string[],
  factsOf: (version: DocsVersion) => Fact[] = readSourceFacts,
): Problem[] {
  return docsVersions.flatMap((version) => {
    const files = dataFiles(root, version).filter(
      (file) => !wanted || wanted.includes(file),
    );
    const declared = new Map(
      files.length === 0
        ? []
        : factsOf(version)
            .filter(({kind}) => kind === 'method')
            .map((fact) => [`${fact.owner}.${fact.name}`, fact]),
    );
    return files.flatMap((file) => problemsIn(root, file, declared));
  });
}

function problemsIn(
  root: string,
  file: string,
  declared: Map<string, Fact>,
): Problem[] {
  const source = readFileSync(file, 'utf8');
  let data: {service?: string; manager?: string; methods?: Method[]};
  try {
    data = JSON.parse(source) as typeof data;
  } catch {
    // Reported with the schemas.
    return [];
  }
  const owner = data.service ?? data.manager;
  if (!owner || !Array.isArray(data.methods)) {
    return [];
  }
  return data.methods.flatMap(({method, parameters, types, returnType}) => {
    const fact = declared.get(`${owner}.${method}`);
    if (!fact) {
      return [];
    }
    const of = (fact.types ?? []) as string[];
    const result = (fact.returnType ?? '') as string;
    const report = (what: string, is: string, right: string): Problem => ({
      file: path.relative(root, file),
      line: lineOf(source, method),
      check: 'declared-types',
      name: `${owner}.${method}`,
      message: `${what} has the type "${is}", and the source declares ${right ? `"${right}"` : 'none'} (${String(fact.at)}).`,
    });
    return [
      ...(types ?? []).flatMap((type, i) =>
        plainType(type) === (of[i] ?? '')
          ? []
          : [report(`the parameter ${parameters[i]}`, type, of[i] ?? '')],
      ),
      ...(returnType === undefined || plainType(returnType) === result
        ? []
        : [report('the result', returnType, result)]),
    ];
  });
}

const lineOf = (source: string, method: string) =>
  source
    .slice(
      0,
      Math.max(0, source.indexOf(`"method": ${JSON.stringify(method)}`)),
    )
    .split('\n').length;
