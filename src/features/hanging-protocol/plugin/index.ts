/**
 * Writes what the page /tools/hanging-protocol loads: the releases, the documented fields, and
 * the protocols of `examples/hanging-protocols`, which docs pages show, as plain data.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {releases} from '../../../../config/releases';
import reference from '../../../../docs/_data/hanging-protocol.json';
import {behaviors} from '../engine/releases';
import {writeLiteral} from '../protocol/literal';

const folder = path.join(__dirname, '../../../../examples/hanging-protocols');

/** The files of the examples, with the studies that suit them; the page opens with the first. */
const files = [
  ['compareOrSingle', 'chest'],
  ['petCt', 'petCt'],
  ['mammography', 'mammography'],
] as const;

/** What the module of an extension returns. */
type Entries = {protocol: {name: string}}[];

/** @returns the protocol of an example, as a reader would type it */
function protocolOf(file: string): {name: string; text: string} {
  const source = readFileSync(path.join(folder, `${file}.js`), 'utf8');
  const {code} = transformSync(source, {format: 'cjs'});
  const module = {exports: {} as {default: () => Entries}};
  vm.runInNewContext(code, {module, exports: module.exports});
  const [{protocol}] = module.exports.default() as [Entries[number]];
  const text = writeLiteral(JSON.parse(JSON.stringify(protocol)))
    // The custom attribute of the example is code, which the playground does not run.
    .replaceAll("'mammographyView'", "'ViewPosition'");
  return {name: protocol.name, text: `${text}\n`};
}

const lists = [
  ...['protocol', 'stage', 'viewport', 'viewportOptions', 'selector', 'rule'],
] as (
  'protocol' | 'stage' | 'viewport' | 'viewportOptions' | 'selector' | 'rule'
)[];

/** What the tool needs, for the site and for an archive. */
export const playgroundData = () => ({
  // A new one takes part once the engine knows what differs in it.
  releases: releases
    .filter(({line}) => Object.hasOwn(behaviors, line))
    .map(({line, release}) => ({line, release})),
  keys: Object.fromEntries(
    lists.map((list) => [
      list,
      reference[list]
        .map(({key}) => key)
        // `displaySets.id` is a field of a field.
        .filter((key) => !key.includes('.')),
    ]),
  ),
  samples: files.map(([file, studies]) => ({
    id: file,
    studies,
    ...protocolOf(file),
  })),
});

export default function hangingProtocol(): Plugin {
  return {
    name: 'hanging-protocol',
    contentLoaded: ({actions}) =>
      actions
        .createData('playground.json', playgroundData())
        .then(() => undefined),
  };
}
