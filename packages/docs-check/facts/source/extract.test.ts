/**
 * Checks that a small source tree yields the expected facts, and that a tree of another
 * commit is refused.
 */
import {describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/written-files';
import {serialize} from '../fact';
import {sourcesOf} from '../releases';
import {factsOf, whyNot} from './extract';
import {Tree} from './tree';
import {sourceWords} from './words';

const release = sourcesOf.current.platform;

const checkout = (files: Record<string, string>): string =>
  temporaryFolder({
    'package.json': '{"name": "root", "scripts": {"build": "LAMP_MODE=on x"}}',
    'platform/app/package.json': '{"name": "@ohif/app", "scripts": {}}',
    'platform/core/package.json': '{"name": "@ohif/core"}',
    'platform/core/src/index.ts': 'export {};',
    'extensions/lamp/package.json': '{"name": "@ohif/extension-lamp"}',
    ...files,
  });

const tree = new Tree(
  checkout({
    'extensions/lamp/src/id.ts': "export const id = '@ohif/extension-lamp';",
    'extensions/lamp/src/commands.ts': `
      const actions = {turnOn: ({lampId, level = 1}) => lampId + level};
      export default () => ({
        definitions: {turnOn: {commandFn: actions.turnOn}, blink: actions.turnOn},
        defaultContext: 'LAMP',
      });`,
    'extensions/lamp/src/LampService.ts': `
      class Base { subscribe(event, callback) {} }
      const EVENTS = {ON: 'event::on', NEVER: 'event::never'};
      export class LampService extends Base {
        static REGISTRATION = {name: 'lampService', create: () => new LampService()};
        static EVENTS = EVENTS;
        turnOn(id, {level}) { this._broadcastEvent(this.EVENTS.ON, {id}); }
        private burn() { throw new Error('The lamp burns'); }
      }`,
    'extensions/lamp/src/index.ts': `
      import {id} from './id';
      import getCommandsModule from './commands';
      const lampColor = 'white';
      export default {
        id,
        getCommandsModule,
        getPanelModule() { return [{name: 'lamps', component: () => null}]; },
        getCustomizationModule: () => [
          {name: 'default', value: {'lamp.color': lampColor}},
        ],
        preRegistration({appConfig}) {
          const local = appConfig.lampCount;
          return new URLSearchParams(location.search).get('lampId') ?? local;
        },
      };`,
    'platform/app/public/config/lamp.js': `
      window.config = {
        lamps: 3,
        lamps: 4,
        title: 'Two lamps',
        onError: error => error,
        oidc: [{scope: 'openid email', client_id: null}],
        dataSources: [{sourceName: 'shelf', at: new Date()}],
      };`,
  }),
);
const facts = factsOf(tree);
const find = (kind: string, name: string) =>
  facts.find((f) => f.kind === kind && f.name === name);

const owner = '@ohif/extension-lamp';
const at = 'extensions/lamp/src/index.ts:10';
const command = {owner, context: 'LAMP', options: ['lampId', 'level']};
const ofService = {owner: 'lampService'};

describe('a tree', () => {
  test.each<[string, string, object]>([
    ['command', 'turnOn', command],
    ['command', 'blink', command],
    ['module', `${owner}.panelModule.lamps`, {owner}],
    ['customization', 'lamp.color', {scope: 'default', default: 'white', at}],
    ['method', 'turnOn', {...ofService, arity: 2}],
    ['method', 'burn', {...ofService, internal: true}],
    ['method', 'subscribe', {...ofService, inherited: true}],
    ['event', 'ON', {...ofService, fires: true}],
    ['event', 'NEVER', {...ofService, fires: false}],
    ['config-key', 'lampCount', {owner: 'window.config'}],
    ['url-parameter', 'lampId', {}],
    ['environment-variable', 'LAMP_MODE', {}],
  ])('gives the %s %s', (kind, name, wanted) => {
    expect(find(kind, name)).toMatchObject(wanted);
  });

  test('gives the keys and fixed values of shipped configurations, without code and sentences', () => {
    const {sources, config} = find('shipped-config', 'lamp.js')!;
    expect(sources).toEqual(['shelf']);
    expect(JSON.stringify(config).replaceAll('"', '')).toBe(
      '{pairs:[[lamps,3],[lamps,4],[title,{only:text}],[onError,{only:function}],' +
        '[oidc,[{pairs:[[scope,openid email],[client_id,null]]}]],' +
        '[dataSources,[{pairs:[[sourceName,shelf],[at,{only:expression}]]}]]]}',
    );
  });

  test.each(['window.config = () => ({});', 'window.config = {...base};'])(
    'with a shipped configuration of another form is refused: %s',
    (text) => {
      const other = checkout({'platform/app/public/config/odd.js': text});
      expect(() => factsOf(new Tree(other))).toThrow(
        /cannot be read|does not read/,
      );
    },
  );

  test('gives words without the names of local variables', () => {
    const words = sourceWords(tree);
    expect(words.has('lampColor')).toBe(true);
    expect(words.has('local')).toBe(false);
  });

  test('is written one fact a line, with repository and commit in the head', () => {
    const written = serialize({
      $note: '',
      source: release,
      entries: facts,
      words: ['glow'],
    });
    expect(written.split('\n').length).toBe(facts.length + 10);
    expect(JSON.parse(written)).toMatchObject({
      source: {repository: release.repository, commit: release.commit},
    });
    expect(written).not.toContain('_broadcastEvent');
  });
});

describe('a checkout', () => {
  test.each([
    ['.git/HEAD', release.commit],
    ['commit.txt', release.builtFrom],
  ])('is the release where %s says so, and refused otherwise', (file, hash) => {
    expect(whyNot(checkout({[file]: `${hash}\n`}), release)).toBeNull();
    expect(whyNot(checkout({[file]: '0'.repeat(40)}), release)).toMatch(
      /is not release 3\.10\.0-beta\.146: .* is 0000/,
    );
  });

  test('without a commit, or of something else, is refused', () => {
    expect(whyNot(checkout({}), release)).toMatch(/is null, not/);
    expect(() => new Tree(temporaryFolder())).toThrow(
      /is not a checkout of the platform or of Cornerstone3D/,
    );
  });
});
