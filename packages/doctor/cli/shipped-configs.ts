/** The configurations that the platform ships, written from the facts about them, for tests. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {
  ConfigObject,
  ConfigValue,
} from '@ohif-docs/docs-check/facts/source/shipped-configs';

type Shipped = {kind: string; name: string; config: ConfigObject};

/** Of the release with this id. */
export function shippedConfigs(id: string): Shipped[] {
  const {entries} = JSON.parse(
    readFileSync(
      path.join(__dirname, `../../docs-check/facts/${id}/source.json`),
      'utf8',
    ),
  ) as {entries: Shipped[]};
  return entries.filter(({kind}) => kind === 'shipped-config');
}

/** A configuration as text, with the path of the key that each line is about. */
export function written(config: ConfigObject): {text: string; paths: string[]} {
  const lines: string[] = [];
  const paths: string[] = [];
  const add = (line: string, at: string) => {
    lines.push(line);
    paths.push(at);
  };
  const write = (before: string, value: ConfigValue, at: string) => {
    if (Array.isArray(value)) {
      add(`${before}[`, at);
      value.forEach((item, i) => write('', item, `${at}[${i}]`));
      add('],', at);
    } else if (value === null || typeof value !== 'object') {
      add(`${before}${JSON.stringify(value)},`, at);
    } else if ('only' in value) {
      const text = {
        function: '() => {}',
        text: "'some text'",
        expression: 'compute()',
      }[value.only];
      add(`${before}${text},`, at);
    } else {
      add(`${before}{`, at);
      for (const [key, inner] of value.pairs) {
        const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
        write(`${name}: `, inner, at ? `${at}.${key}` : key);
      }
      add('},', at);
    }
  };
  write('window.config = ', config, '');
  return {text: lines.join('\n').replace(/,$/, ';'), paths};
}
