import {expect, it} from 'vitest';
import {releases, type VersionId} from '../../../config/releases';
import {knowledgeFor, releaseData} from '../cli/release-data';
import {checkConfig, knowledgeOf, reviveKnowledge} from '../index';
import {withKeys, withOptions} from './rules/example';

const data = releaseData('current');
const rulesOf = (text: string, known = knowledgeOf(data, [])) =>
  checkConfig(text, known).findings.map(({rule}) => rule);

it('recognizes a key that is added to the data, without a code change', () => {
  const text = withKeys("lampColor: 'green',");
  expect(rulesOf(text)).toContain('unknown-key');
  const added = knowledgeOf(
    {
      ...data,
      keys: [
        ...data.keys,
        {
          key: 'lampColor',
          type: 'string',
          values: ['red', 'green'],
          effect: 'Color.',
          dead: false,
        },
      ],
    },
    [],
  );
  expect(rulesOf(text, added)).toEqual([]);
  expect(rulesOf(withKeys("lampColor: 'blue',"), added)).toEqual([
    'wrong-value',
  ]);
  expect(rulesOf(withKeys('lampColor: 1,'), added)).toEqual(['wrong-type']);
});

it('recognizes an option that is added to the data, without a code change', () => {
  const text = withOptions('lamp: true,');
  expect(rulesOf(text)).toEqual(['unknown-option']);
  const added = knowledgeOf(
    {
      ...data,
      options: [
        ...data.options,
        {option: 'lamp', type: 'boolean', effect: 'Light.', dead: true},
      ],
    },
    [],
  );
  expect(rulesOf(text, added)).toEqual(['dead-option']);
});

/** The rules that report something in the second line. */
const rulesOfLine = (text: string, line: number, id: VersionId) =>
  checkConfig(text, knowledgeFor(id))
    .findings.filter(({range}) => range.line === line)
    .map(({rule}) => rule);

/** A value of none of the types of the reference. */
const wrongValue = (type: string) =>
  /object|array/.test(type) ? "'text'" : '{}';

const noEffect =
  /^(dead-key|dead-option|misplaced-key|hotkeys-place|v2-servers|other-release-key|old-key)$/;

const ids = releases.map(({id}) => id);

it.each(
  ids.flatMap((id) =>
    releaseData(id).keys.map(({key, type, dead}) => ({id, key, type, dead})),
  ),
)('$id: reports $key, of type $type', ({id, key, type, dead}) => {
  const text = `window.config = {\n  ${key}: ${wrongValue(type)},\n};\n`;
  expect(rulesOfLine(text, 2, id)).toEqual(
    expect.arrayContaining([
      dead ? expect.stringMatching(noEffect) : 'wrong-type',
    ]),
  );
});

it.each(
  ids.flatMap((id) =>
    releaseData(id).options.map(({option, type, dead}) => ({
      id,
      option,
      type,
      dead,
    })),
  ),
)('$id: reports the option $option, of type $type', (row) => {
  const {id, option, type, dead} = row;
  const [first, inner] = option.split('.');
  const value = wrongValue(type);
  const line = inner ? `${first}: {${inner}: ${value}}` : `${option}: ${value}`;
  const text = withOptions(`${line},`);
  expect(
    rulesOfLine(text, text.slice(0, text.indexOf(line)).split('\n').length, id),
  ).toEqual(
    expect.arrayContaining([
      dead ? expect.stringMatching(noEffect) : 'wrong-type',
    ]),
  );
});

it('survives JSON', () => {
  const knowledge = knowledgeOf(data, [releaseData('3.9')]);
  const revived = reviveKnowledge(
    JSON.parse(JSON.stringify(knowledge)) as typeof knowledge,
  );
  const text = 'window.config = {constructor: 1, toString: 2, tours: []};';
  expect(checkConfig(text, revived)).toEqual(checkConfig(text, knowledge));
});

it('lists the values that the viewer will read', () => {
  const {effective} = checkConfig(
    withKeys('maxCacheSize: 3 * 1024,\nuseCursors: site.cursors,'),
    knowledgeOf(data, []),
  );
  const find = (path: string) => effective.find((value) => value.path === path);
  expect(find('maxCacheSize')).toMatchObject({value: '3 * 1024', from: 'file'});
  expect(find('useCursors')).toMatchObject({from: 'not judged'});
  expect(find('useCPURendering')).toMatchObject({
    value: 'false',
    from: 'default',
  });
  expect(find('oidc')).toMatchObject({value: null, from: 'missing'});
  expect(find('dataSources[0].configuration.qidoRoot')).toMatchObject({
    value: "'/dicom-web'",
    from: 'file',
  });
});

it('lists the values of no more data sources than a page can show', () => {
  const source = /^ {4}\{.*?^ {4}\},\n/ms.exec(withKeys(''))![0];
  const {effective} = checkConfig(
    withKeys('').replace(source, source.repeat(60)),
    knowledgeOf(data, []),
  );
  const last = effective.at(-1)!.path;
  expect(last).toMatch(/^dataSources\[49\]/);
});

it('reports unknown values once, and follows constants of the file', () => {
  const text = withOptions('friendlyName: siteName(),').replace(
    'window.config',
    "const site = {root: 'https://pacs.example.org/studies'};\nwindow.config",
  );
  const {notChecked, findings} = checkConfig(
    text.replace("qidoRoot: '/dicom-web'", 'qidoRoot: site.root'),
    knowledgeOf(data, []),
  );
  expect(notChecked.map(({what}) => what)).toEqual(['siteName()']);
  expect(findings.map(({rule, range}) => `${rule} ${range.line}`)).toEqual([
    'root-studies 1',
  ]);
});
