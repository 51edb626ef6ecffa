/** Collects the names that minification leaves in a bundle. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';

const wordShape = /^[$_A-Za-z][\w$]*$/;

/** Every name that is a property, a key, or an identifier-like string in a bundle. */
export function wordsOf(
  source: string,
  {
    strings = true,
    sourceType = 'script',
  }: {strings?: boolean; sourceType?: 'script' | 'module'} = {},
): Set<string> {
  const words = new Set<string>();
  const add = (w: unknown) => {
    if (
      typeof w === 'string' &&
      w.length > 2 &&
      w.length < 60 &&
      wordShape.test(w)
    ) {
      words.add(w);
    }
  };
  simple(
    parse(source, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    }),
    {
      MemberExpression(n: any) {
        if (!n.computed) {
          add(n.property.name);
        }
      },
      Property(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      MethodDefinition(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      ObjectPattern(n: any) {
        for (const p of n.properties) {
          if (p.type === 'Property' && !p.computed) {
            add(p.key.name ?? p.key.value);
          }
        }
      },
      PropertyDefinition(n: any) {
        if (!n.computed) {
          add(n.key.name ?? n.key.value);
        }
      },
      Literal(n: any) {
        if (strings) {
          add(n.value);
        }
      },
    },
  );
  return words;
}

/** The names in all modules of an ESM build. */
export function wordsOfFolder(folder: string): Set<string> {
  const words = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.js')) {
      continue;
    }
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const word of wordsOf(source, {sourceType: 'module'})) {
      words.add(word);
    }
  }
  return words;
}
