/**
 * Reference data that pages render: `_data/*.json` next to the docs. The keys give the shape: an
 * owner (`service`, `manager`, `component`, …) on the way down, names under `name`, `method`,
 * `event` and the like, prose with inline code under `description`, `note` and the like.
 */
import path from 'node:path';
import type {DocsVersion, Facts} from '../facts/index';
import domain from '../rules/domain.json';
import type {AllowList} from './allow';
import {startRun} from './check-page';
import type {Place, Report} from './context';
import {unreadPage} from './page';
import {readJson} from './read-files';
import {releasesIn} from './releases';
import type {Emit} from './rule';
import {ownersIn, type Owners} from './scope';
import type {PageWalker} from './walk-page';

/** Line of each value: of the n-th time that this text is in the file. */
function lineFinder(source: string) {
  let offset = 0;
  return (value: string): number => {
    const quoted = JSON.stringify(value);
    const next = source.indexOf(quoted, offset);
    const index = next < 0 ? source.indexOf(quoted) : next;
    offset = index + 1;
    return source.slice(0, Math.max(0, index)).split('\n').length;
  };
}

const {nameKeys, nameLists, ownerKeys, proseKeys} = domain.data;

/** What is known of a value by its position in the file. */
type Position = {
  key: string;
  /** Key of the list that it is in. */
  list: string;
  owner: string | null;
  /** All texts of the entry. */
  text: string;
};

type Entry = Record<string, unknown>;

const isSilent = ({fires, broadcast, neverBroadcast}: Entry) =>
  fires === false || broadcast === false || neverBroadcast === true;

class DataWalker {
  private readonly lineOf: (value: string) => number;

  constructor(
    source: string,
    private readonly facts: Facts,
    private readonly version: DocsVersion,
    private readonly owners: Owners,
    private readonly page: PageWalker,
    private readonly emit: Emit,
  ) {
    this.lineOf = lineFinder(source);
  }

  walk(value: unknown, position: Position): void {
    if (Array.isArray(value)) {
      const list = position.key || position.list;
      for (const item of value) {
        this.walk(item, {...position, key: '', list});
      }
    } else if (value && typeof value === 'object') {
      this.entry(value as Entry, position);
    } else if (typeof value === 'string') {
      this.text(value, position);
    }
  }

  private entry(entry: Entry, {list, owner}: Position): void {
    const named = Object.entries(entry).find(
      ([key, value]) => ownerKeys.includes(key) && typeof value === 'string',
    )?.[1] as string | undefined;
    const texts = Object.values(entry).filter(
      (value) => typeof value === 'string',
    );
    const text = `${texts.join('\n')}${isSilent(entry) ? '\nnever broadcast' : ''}`;
    for (const [key, value] of Object.entries(entry)) {
      // The name of a method's parameter does not outlive minification: nothing could prove it.
      const isParameters = key === 'parameters' && 'method' in entry;
      if (!key.startsWith('$') && !isParameters) {
        this.walk(value, {
          key,
          list: Array.isArray(value) ? '' : list,
          owner: named ? (this.owners.ownerOf(named) ?? named) : owner,
          text,
        });
      }
    }
  }

  private text(value: string, position: Position): void {
    const {key, list, text} = position;
    const place: Place = {
      line: this.lineOf(value),
      releases: releasesIn(text),
      text,
      strict: true,
    };
    if (proseKeys.includes(key.toLowerCase())) {
      for (const [, code] of value.matchAll(/`([^`]+)`/g)) {
        this.page.inline(code!, {...place, strict: false});
      }
    } else if (ownerKeys.includes(key)) {
      this.page.inline(value, place);
    } else if (
      nameKeys.includes(key) ||
      (key === '' && nameLists.includes(list))
    ) {
      this.name(value, position, place);
    }
  }

  private name(value: string, {key, list, owner}: Position, place: Place) {
    const name = value.replace(/\(.*$/s, '').trim();
    const hasOwner =
      owner !== null &&
      /^[A-Za-z_$][\w$]*$/.test(name) &&
      this.facts.members(this.version, owner).length > 0;
    if (hasOwner && (/^events?$/.test(list) || key === 'event')) {
      this.emit('event', {owner, name, place});
    } else if (
      hasOwner &&
      (/^(?:methods?|members?)$/.test(list) || key === 'method')
    ) {
      this.emit('member', {owner, name, place});
    } else if (key !== 'path' || /^[A-Za-z_$][\w$.[\]]*$/.test(value)) {
      this.page.inline(value, place);
    }
  }
}

export function checkData(
  file: string,
  root: string,
  version: DocsVersion,
  facts: Facts,
  allow: AllowList,
): Report {
  const where = path.relative(root, file);
  const {text = '', value} = readJson(file) ?? {};
  const name = path.basename(file, '.json');
  const page = unreadPage({file: where, id: `_data/${name}`, version});
  const names = {local: new Set<string>(), values: new Set<string>()};
  const {emit, report, walker} = startRun(page, names, facts, allow);
  const owners = ownersIn(facts, version);
  const spelling = name.replace(/[^A-Za-z0-9]/g, '');
  const owner = facts.isService(spelling) ? owners.ownerOf(spelling) : null;
  const visitor = new DataWalker(text, facts, version, owners, walker, emit);
  visitor.walk(value, {key: '', list: '', owner, text: ''});
  return report;
}
