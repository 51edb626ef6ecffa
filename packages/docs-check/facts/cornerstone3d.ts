/** Facts of @cornerstonejs/core and @cornerstonejs/tools: what their entry modules export, tool names, enum members. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import type {Fact} from './entry';
import {packageFolder, type Tier} from './fetch';

const read = (file: string): any =>
  parse(readFileSync(file, 'utf8'), {
    ecmaVersion: 'latest',
    sourceType: 'module',
  });

function resolve(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) {
    return null;
  }
  const base = path.join(path.dirname(from), specifier);
  return (
    [base, `${base}.js`, path.join(base, 'index.js')].find(
      (f) => f.endsWith('.js') && existsSync(f),
    ) ?? null
  );
}

function exportsOf(file: string): string[] {
  const names = new Set<string>();
  for (const node of read(file).body) {
    if (node.type === 'ExportNamedDeclaration') {
      for (const s of node.specifiers) {
        names.add(s.exported.name);
      }
      if (node.declaration?.id) {
        names.add(node.declaration.id.name);
      }
      for (const d of node.declaration?.declarations ?? []) {
        if (d.id.name) {
          names.add(d.id.name);
        }
      }
    }
    if (node.type === 'ExportAllDeclaration') {
      if (node.exported) {
        names.add(node.exported.name);
      } else {
        const next = resolve(file, node.source.value);
        if (next) {
          for (const n of exportsOf(next)) {
            names.add(n);
          }
        }
      }
    }
  }
  names.delete('default');
  return [...names];
}

export function cornerstone3dFacts(
  name: '@cornerstonejs/core' | '@cornerstonejs/tools',
  version: string,
  tier: Tier,
): Fact[] {
  const esm = path.join(packageFolder(name, version), 'dist', 'esm');
  const origin = {tier, from: `${name}@${version}`};
  const facts: Fact[] = [];
  const index = path.join(esm, 'index.js');
  for (const exported of exportsOf(index)) {
    facts.push({kind: 'export', name: exported, owner: name, ...origin});
  }
  for (const node of read(index).body) {
    if (node.type !== 'ImportDeclaration') {
      continue;
    }
    for (const s of node.specifiers) {
      const file =
        s.type === 'ImportNamespaceSpecifier'
          ? resolve(index, node.source.value)
          : null;
      if (!file) {
        continue;
      }
      for (const inner of exportsOf(file)) {
        facts.push({
          kind: 'namespace-member',
          name: inner,
          owner: s.local.name,
          ...origin,
        });
      }
    }
  }
  const enums = path.join(esm, 'enums');
  for (const file of readdirSync(enums).filter((f) => f.endsWith('.js'))) {
    const source = readFileSync(path.join(enums, file), 'utf8');
    for (const [, owner, key, value] of source.matchAll(
      /(\w+)\[(?:\w+\[)?"(\w+)"\]? = (".*?"|-?\d+)/g,
    )) {
      facts.push({
        kind: 'enum-member',
        name: key!,
        owner: `Enums.${owner}`,
        value: JSON.parse(value!),
        ...origin,
      });
      if (/^"[A-Za-z]/.test(value!)) {
        facts.push({
          kind: 'enum-value',
          name: JSON.parse(value!),
          owner: `Enums.${owner}`,
          ...origin,
        });
      }
    }
  }
  if (name === '@cornerstonejs/tools') {
    for (const file of readdirSync(path.join(esm, 'tools'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((f) => f.endsWith('.js'))) {
      for (const [, owner, tool] of readFileSync(
        path.join(esm, 'tools', file),
        'utf8',
      ).matchAll(/(?:^|[\s{])(\w+)\.toolName = ['"]([\w-]+)['"]/gm)) {
        facts.push({
          kind: 'tool',
          name: tool!,
          class: owner === 'this' ? path.basename(file, '.js') : owner,
          ...origin,
        });
      }
    }
  }
  const seen = new Map(
    facts.map((f) => [`${f.kind}|${f.owner ?? ''}|${f.name}`, f]),
  );
  return [...seen.values()];
}
