/**
 * Names of the language, the browser, and React, from the installed declarations of
 * TypeScript and React.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const modules = path.join(import.meta.dirname, '../../../node_modules');
const member =
  /^\s*(?:declare |export |static |readonly |abstract |get |set )*(?:var|let|const|function|interface|type|class|namespace|enum)?\s*["']?([$A-Za-z_][\w$]*)["']?\??\s*(?::|\(|<|=|\{|extends)/;

export function webNames(): string[] {
  const lib = path.join(modules, 'typescript', 'lib');
  const files = readdirSync(lib)
    .filter((f) =>
      /^lib\.(?:dom|dom\.iterable|webworker|es5|es20\d\d(?:\.\w+)*|esnext(?:\.\w+)*)\.d\.ts$/.test(
        f,
      ),
    )
    .map((f) => path.join(lib, f));
  for (const f of ['index.d.ts', 'global.d.ts']) {
    const place = path.join(modules, '@types', 'react', f);
    if (existsSync(place)) {
      files.push(place);
    }
  }
  const names = new Set<string>();
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) {
        continue;
      }
      const name = member.exec(line)?.[1];
      if (name && name.length > 1) {
        names.add(name);
      }
      for (const [, key] of line.matchAll(/^\s+"([a-z][\w-]*)":/g)) {
        names.add(key!);
      }
      if (/^\s*(?:type|\|)/.test(line)) {
        for (const [, value] of line.matchAll(/"([a-z][A-Za-z-]{2,})"/g)) {
          names.add(value!);
        }
      }
    }
  }
  return [...names];
}
