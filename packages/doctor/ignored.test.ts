import {expect, it} from 'vitest';
import {knowledgeFor} from './cli/release-data';
import {checkConfig} from './index';
import {withKeys} from './config/rules/example';
import {checkFiles, fixAll} from './upgrade/index';

const check = (line: string) => {
  const {findings, notChecked} = checkConfig(
    withKeys(line),
    knowledgeFor('current'),
  );
  return [findings.map(({rule}) => rule), notChecked.map(({what}) => what)];
};

it.each<[string, unknown[]]>([
  ["useCursors: 'true',", [['wrong-type'], []]],
  ["useCursors: 'true', // ohif-doctor-ignore wrong-type: a test", [[], []]],
  [
    "/* ohif-doctor-ignore secret, wrong-type: a test */\nuseCursors: 'true',",
    [[], []],
  ],
  // Another rule, and more than one line away.
  [
    "useCursors: 'true', // ohif-doctor-ignore secret: a test",
    [['wrong-type'], []],
  ],
  [
    "// ohif-doctor-ignore wrong-type: a test\n// Other\nuseCursors: 'true',",
    [['wrong-type'], []],
  ],
  // Not a comment.
  [
    "useCursors: 'ohif-doctor-ignore wrong-type: a test',",
    [['wrong-type'], []],
  ],
  ...[
    '// ohif-doctor-ignore',
    '// ohif-doctor-ignore wrong-type',
    '/* ohif-doctor-ignore wrong-type: */',
  ].map((text): [string, unknown[]] => [
    `${text}\nuseCursors: 'true',`,
    [['wrong-type'], ['ohif-doctor-ignore']],
  ]),
])(
  'a comment accepts a finding only with its rule and a reason: %s',
  (line, found) => {
    expect(check(line)).toEqual(found);
  },
);

it('works in code to upgrade, and its fixes leave the line alone', async () => {
  const upgrade = {from: '3.9', to: '3.10'} as const;
  const code = (reason: string) => [
    {
      path: 'a.tsx',
      text: `// ohif-doctor-ignore dialog-dismiss-all${reason}\nuiDialogService.dismissAll();\n`,
    },
  ];
  const right = await checkFiles(code(': our own service'), upgrade);
  expect([right.findings, right.notUnderstood]).toEqual([[], []]);
  expect(await fixAll(code(': our own service'), upgrade)).toEqual(
    code(': our own service'),
  );
  const wrong = await checkFiles(code(''), upgrade);
  expect(wrong.findings).toHaveLength(1);
  expect(wrong.notUnderstood.map(({line}) => line)).toEqual([1]);
});
