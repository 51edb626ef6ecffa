/**
 * Reference data that pages render: `_data/*.json` beside the docs. The shape is read off the keys:
 * an owner (`service`, `manager`, `component`, …) on the way down, names under `name`, `method`, `event` and the like,
 * prose with inline code under `description`, `note` and the like.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {dataFolders} from '../data/folders';
import type {DocsVersion, Facts} from '../facts/index';
import type {Problem} from '../report';
import {releasesIn, type Page} from '../source/page';
import type {AllowList} from './allow';
import {Walker} from './check';
import {Resolver, type Place} from './resolver';

const ownerKeys = new Set([
  'service',
  'manager',
  'owner',
  'component',
  'class',
  'object',
]);
const nameKeys = new Set([
  'name',
  'key',
  'method',
  'event',
  'command',
  'commandName',
  'option',
  'parameter',
  'variable',
  'id',
  'customization',
  'property',
  'prop',
  'member',
  'module',
  'moduleType',
  'constant',
  'path',
]);
const nameListKeys =
  /^(?:payload|payloadKeys|options|arguments|parameters|params|keys|names|aliases|fields|properties|receives)$/;
const proseKeys =
  /^(?:description|meaning|notes?|summary|text|when|fires|broadcast|returns|cause|fix|effect|remark|details|purpose|use|usage|why|what|how|detail|changed|caveat|title|example|since|until)$/i;

export function dataFiles(root: string, version: DocsVersion): string[] {
  const folder = join(root, dataFolders[version]);
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter(
          (f) =>
            f.endsWith('.json') &&
            !/(?:^|\/)schemas?\/|\.schema\.json$/.test(f),
        )
        .sort()
        .map((f) => join(folder, f))
    : [];
}

/** Line of each value: of the n-th time that this text stands in the file. */
function lineFinder(source: string) {
  let offset = 0;
  return (value: string): number => {
    const quoted = JSON.stringify(value);
    let at = source.indexOf(quoted, offset);
    if (at < 0) at = source.indexOf(quoted);
    if (at < 0) return 1;
    offset = at + 1;
    return source.slice(0, at).split('\n').length;
  };
}

export function checkData(
  file: string,
  root: string,
  version: DocsVersion,
  facts: Facts,
  allow: AllowList,
): {resolver: Resolver; problems: Problem[]} {
  const path = relative(root, file);
  const source = readFileSync(file, 'utf8');
  const page: Page = {
    file: path,
    id: `_data/${basename(file, '.json')}`,
    version,
    frontMatter: {},
    frontMatterLines: {},
    frontMatterError: null,
    blocks: [],
    error: null,
  };
  const resolver = new Resolver(facts, allow, path, page.id, version, {
    local: new Set(),
    values: new Set(),
  });
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    return {
      resolver,
      problems: [
        {
          file: path,
          line: 1,
          check: 'identifiers',
          message: `is not JSON: ${(error as Error).message.split('\n')[0]}`,
        },
      ],
    };
  }
  const walker = new Walker(page, resolver);
  const line = lineFinder(source);

  const walk = (
    value: unknown,
    key: string,
    list: string,
    owner: string | null,
    said: string,
  ) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, '', key || list, owner, said);
      return;
    }
    if (value && typeof value === 'object') {
      const entry = value as Record<string, unknown>;
      const named = Object.entries(entry).find(
        ([k, v]) => ownerKeys.has(k) && typeof v === 'string',
      )?.[1] as string | undefined;
      const own = named ? (resolver.ownerOf(named) ?? named) : owner;
      const words = Object.values(entry)
        .filter((v) => typeof v === 'string')
        .join('\n');
      const silent =
        entry.fires === false ||
        entry.broadcast === false ||
        entry.neverBroadcast === true
          ? '\nnever broadcast'
          : '';
      for (const [k, v] of Object.entries(entry))
        // The name of a method's parameter does not outlive minification: nothing could prove it.
        if (!k.startsWith('$') && !(k === 'parameters' && 'method' in entry))
          walk(
            v,
            k,
            list && !Array.isArray(v) ? list : '',
            own,
            words + silent,
          );
      return;
    }
    if (typeof value !== 'string') return;
    const place: Place = {
      line: line(value),
      releases: releasesIn(said),
      text: said,
      strict: true,
    };
    if (proseKeys.test(key)) {
      for (const [, code] of value.matchAll(/`([^`]+)`/g))
        walker.inline(code!, {...place, strict: false});
      return;
    }
    if (ownerKeys.has(key)) return walker.inline(value, place);
    if (
      nameKeys.has(key) ||
      (key === '' && nameListKeys.test(list)) ||
      (key === '' && /^(?:events|methods|commands|customizations)$/.test(list))
    ) {
      const bare = value.replace(/\(.*$/s, '').trim();
      const simple = /^[A-Za-z_$][\w$]*$/.test(bare);
      if (
        owner &&
        simple &&
        facts.members(version, owner).length &&
        (nameKeys.has(key) || key === '')
      ) {
        if (/^events?$/.test(list) || key === 'event')
          return void resolver.member(owner, bare, place, 'event');
        if (/^(?:methods?|members?)$/.test(list) || key === 'method')
          return void resolver.member(owner, bare, place);
      }
      if (key === 'path' && !/^[A-Za-z_$][\w$.[\]]*$/.test(value)) return;
      walker.inline(value, place);
    }
  };
  walk(
    data,
    '',
    '',
    resolver.facts.isService(page.id.slice(6).replace(/[^A-Za-z0-9]/g, ''))
      ? resolver.ownerOf(page.id.slice(6).replace(/[^A-Za-z0-9]/g, ''))
      : null,
    '',
  );
  return {resolver, problems: []};
}
