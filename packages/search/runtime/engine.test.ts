import {describe, expect, test} from 'vitest';
import {engineOf, exampleRecord} from '../example-records';
import type {SearchRecord} from '../format/record';

/** A section of a page: `path` or `path#anchor`. */
const section = (
  path: string,
  heading: string,
  content = '',
  more: Parameters<typeof exampleRecord>[2] = {},
) => exampleRecord(path, heading, {content, ...more});

/** Other pages of a site, so that common words are common. */
const others = [
  'Nothing to see here, the text of a page about something else.',
  'This text is about the viewer and the page that shows it.',
  'How the text of the page is made, and where the viewer shows it.',
].map((text, i) => section(`other-${i}`, `Other ${i}`, text));

/** The sections found, best first, by their ids. */
async function found(
  records: readonly SearchRecord[],
  query: string,
): Promise<string[]> {
  const all = [...records, ...others];
  const answer = await engineOf(all).search(query);
  return answer.found.map(({section: number}) => all[number]!.objectID);
}

describe('ranking', () => {
  test.each([
    [
      'a title above mentions',
      'docker',
      section('a', 'Docker', 'Run the viewer.'),
      section('b', 'Deployment', 'With docker, and docker again, docker.'),
    ],
    [
      'an exact title above a longer title',
      'docker',
      section('a', 'Docker', 'Text.'),
      section('b', 'Docker with a certificate', 'Text.'),
    ],
    [
      'a heading above text',
      'token',
      section('a#token', 'Renew the token', 'Text.'),
      section('b', 'Page', 'The token is renewed.'),
    ],
    [
      'adjacent words in a heading above separate ones',
      'display set',
      section('a#1', 'Images of the display set'),
      section('b#1', 'Set the images on the display'),
    ],
    [
      'a pasted error message above more of its words',
      'Refused to display "http://localhost/" in a frame because it set',
      section(
        'a#1',
        'Wrong',
        'Refused to display in a frame because it set X.',
      ),
      section(
        'b',
        'Frames',
        'A frame is displayed. Set the frame options, set a display, a frame because of options.',
      ),
    ],
    [
      'nouns above generic verbs',
      'write a panel',
      section('a#panel', 'Panel'),
      section('b#write', 'Write a report'),
    ],
    [
      'a generic verb if it is alone',
      'write',
      section('a#write', 'Write a report'),
      section('b#panel', 'Panel'),
    ],
    [
      'a word itself above a synonym of what it begins',
      'shortc',
      section('a', 'Shortcircuit'),
      section('b', 'Hotkeys'),
    ],
    [
      'a word that continues what may be a stop word above another',
      'release no',
      section('a', 'Release notes'),
      section('b', 'Release pipeline'),
    ],
  ])('%s: %s', async (_, query, better, worse) => {
    expect((await found([worse, better], query))[0]).toBe(better.objectID);
  });

  test('a complete identifier ranks above names that contain its words', async () => {
    const pages = [
      section('a', 'Active viewport', 'Set the id of the active viewport.'),
      section('b', 'Grid', 'Text.', {
        identifiers: ['grid.setActiveViewportId'],
      }),
    ];
    expect(await found(pages, 'setActiveViewportId')).toEqual(['b']);
    expect(await found(pages, 'setactiveviewportid')).toEqual(['b']);
  });

  test.each([
    'uiDialogService.dismiss',
    'uidialogservice.dismiss()',
    'services.uiDialogService.dis',
  ])('a dotted name ranks above its separate words: %s', async (query) => {
    const apart = 'The uiDialogService of services can show and dismiss.';
    const name = 'services.uiDialogService.dismiss';
    for (const whole of [
      section('b', 'B', `Call ${name} once.`),
      section('b', 'B', 'Call it once, here.', {identifiers: [name]}),
      section('b', name),
    ]) {
      const ids = await found([section('a', 'A', apart), whole], query);
      expect(ids).toEqual(['b', 'a']);
    }
  });

  test('a page with all words ranks above a page with one of them', async () => {
    const pages = [
      section('a', 'Images', 'Install something.'),
      section('b', 'Docker', 'Install it.'),
      section('b#image', 'The image', 'Text.', {page: 'Docker'}),
    ];
    expect((await found(pages, 'install docker image'))[0]).toMatch(/^b/);
  });
});

describe('is found if the reader', () => {
  const pages = [
    section('seg', 'Segmentation service', 'Text.'),
    section('hot', 'Hotkeys', 'Text.'),
    section('worker', 'webWorkers', 'Text.'),
    section('conf', 'Configuration files', 'Text.'),
  ];
  test.each([
    ['has typed only the beginning', 'segm', 'seg'],
    ['has typed only the beginning of the last', 'configuration fi', 'conf'],
    ['took a wrong letter', 'segmantation', 'seg'],
    ['took two wrong letters', 'sagmantation', 'seg'],
    ['left a letter out', 'segmentaton', 'seg'],
    ['swapped two letters', 'conifguration', 'conf'],
    ['swapped two letters in a short word', 'web wrokers', 'worker'],
    ['has misspelt and not finished', 'segmnta', 'seg'],
    ['wrote two words for one', 'web workers', 'worker'],
    ['wrote one word for two', 'configurationfiles', 'conf'],
    ['used another form', 'configuring a file', 'conf'],
    ['used a synonym', 'keyboard', 'hot'],
    ['misspelt a synonym', 'keybaord', 'hot'],
    ['has typed the beginning of a synonym', 'shortc', 'hot'],
    ['used a synonym of two words', 'key bindings', 'hot'],
    ['remembers the middle of it', 'orkers', 'worker'],
    ['added words that are nowhere', 'segmentation quux', 'seg'],
    ['wrote a question', 'where are the hotkeys?', 'hot'],
    ['shouted', 'HOTKEYS!!!', 'hot'],
  ])('%s: %s', async (_, query, id) => {
    expect((await found(pages, query))[0]).toBe(id);
  });
});

test('only queries without any similar word find nothing', async () => {
  expect(await found([section('a', 'Docker')], 'xyzzyx')).toEqual([]);
  expect(await found([section('a', 'Docker')], '')).toEqual([]);
  expect(await found([section('a', 'Docker')], '¿?!')).toEqual([]);
  // Stop words alone are still a query.
  const [first] = await found([section('a', 'What is it')], 'what is it');
  expect(first).toBe('a');
});

test('the rest of a contraction is not a word', async () => {
  const pages = [
    section('a', 'Strings: s'),
    section('b', 'Extension', 'Link it.'),
  ];
  expect((await found(pages, 'link somebody’s extension'))[0]).toBe('b');
  expect(await found(pages, "link somebody's extension")).not.toContain('a');
});

test('sections of one page follow each other, three at most before the next page', async () => {
  const page = (name: string, text: string) =>
    ['', '#1', '#2', '#3', '#4'].map((anchor) =>
      section(name + anchor, anchor ? `Token ${anchor}` : 'Token', text, {
        page: 'Token',
      }),
    );
  const ids = await found(
    [...page('a', 'Token token.'), ...page('b', '')],
    'token',
  );
  expect(ids.slice(0, 3).every((id) => id.startsWith('a'))).toBe(true);
  expect(ids[3]).toMatch(/^b/);
  expect(ids).toHaveLength(10);
});

test('hostile queries are handled', async () => {
  const pages = [section('a', 'Docker')];
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '.*(((',
    '__proto__ constructor toString',
    '\u0000\ud800',
    'docker '.repeat(2000),
    'a'.repeat(10_000),
  ]) {
    await expect(found(pages, query)).resolves.toBeInstanceOf(Array);
  }
  expect(await found(pages, 'docker '.repeat(2000))).toEqual(['a']);
});

test('the same query has the same results, regardless of earlier queries', async () => {
  const engine = engineOf([
    section('a', 'Docker'),
    section('b', 'Docker'),
    ...others,
  ]);
  const first = await engine.search('docker page');
  await engine.search('something else');
  expect(await engine.search('docker page')).toEqual(first);
});

test('a match has the number of letters that were typed', async () => {
  const engine = engineOf([section('a', 'Configuration')]);
  const {matches} = await engine.search('conf');
  expect(matches.get('configuration')).toBe(4);
});

describe('for a query that finds nothing', () => {
  const engine = engineOf([
    section('a', 'Playwright', 'How dockerCompose starts it.'),
    section('b', 'Segmentation'),
    ...others,
  ]);

  test.each([
    ['playwrite', ['Playwright']],
    ['segmantashon', ['segmentation']],
    ['dokerkomposse', ['dockerCompose']],
    ['playwrite segmantashon', ['playwright segmentation']],
  ])('%s: suggests a similar word', async (query, suggestions) => {
    const answer = await engine.search(query);
    expect(answer.found).toEqual([]);
    expect(answer.suggestions.map((one) => one.toLowerCase())).toEqual(
      suggestions.map((one) => one.toLowerCase()),
    );
  });

  test('two words in one are only found where they are neighbors', async () => {
    const apart = engineOf([
      section('a', 'Play', 'Playwright'),
      section('b', 'Write'),
      ...others,
    ]);
    expect(await apart.search('playwrite')).toMatchObject({
      found: [],
      suggestions: ['playwright'],
    });
  });

  test('words that are only adjacent are not suggested as one', async () => {
    const joined = engineOf([section('a', 'Play Wright'), ...others]);
    expect(await joined.search('playwrite')).toMatchObject({
      found: [],
      suggestions: [],
    });
  });

  test.each(['xyzzyx', 'ab', '12345678', '', '検査'])(
    '%s: nothing is similar',
    async (query) => {
      expect((await engine.search(query)).suggestions).toEqual([]);
    },
  );
});
