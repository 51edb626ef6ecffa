/**
 * Code in the shape that extensions have, in which a person marked each line that breaks, and with
 * which change: how much of it the doctor finds, and how much of what it is sure of is right.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFiles, type Upgrade} from './index';
import {steps} from './data';

const folder = path.join(__dirname, 'labeled');

/** `// breaks: dialog-create, dialog-options` at the end of a line; `{/* … *\/}` in elements, `#` in JSON. */
const mark =
  /[^\S\n]*(?:\{\/\*|\/\/|#) breaks: ([\w-]+(?:, [\w-]+)*)(?: \*\/\})?$/;

type Labeled = {
  path: string;
  text: string;
  /** Slugs by line. */
  breaks: Map<number, string[]>;
};

function readLabeled(release: string): Labeled[] {
  return readdirSync(path.join(folder, release))
    .sort()
    .map((name) => {
      const breaks = new Map<number, string[]>();
      const lines = readFileSync(path.join(folder, release, name), 'utf8')
        .split('\n')
        .map((line, i) => {
          const [, slugs] = mark.exec(line) ?? [];
          if (slugs) {
            breaks.set(i + 1, slugs.split(', '));
          }
          return line.replace(mark, '');
        });
      return {
        path: name.replace(/\.txt$/, ''),
        text: lines.join('\n'),
        breaks,
      };
    });
}

const labelsOf = (files: readonly Labeled[]) =>
  files.flatMap(({path: name, breaks}) =>
    [...breaks].flatMap(([line, slugs]) =>
      slugs.map((slug) => `${name}:${line} ${slug}`),
    ),
  );

/** The labeled lines, the findings, and how they agree. */
async function compare(files: readonly Labeled[], upgrade: Upgrade) {
  const {findings, notUnderstood} = await checkFiles(files, upgrade);
  const labels = labelsOf(files);
  const found = findings.map(({file, line, change, certainty}) => ({
    place: `${file}:${line} ${change}`,
    certainty,
  }));
  const places = found.map(({place}) => place);
  const missed = labels.filter((place) => !places.includes(place));
  const wrong = found
    .filter(({place}) => !labels.includes(place))
    .map(({place, certainty}) => `${place} ${certainty}`);
  return {findings, notUnderstood, missed, wrong, labels};
}

describe.each(steps.map(({from, to}) => ({from, to})))(
  'labeled code of $from',
  ({from, to}) => {
    const files = readLabeled(from);
    const step = steps.find((one) => one.from === from)!;

    it('names only changes of that upgrade', () => {
      const labels = labelsOf(files).map((label) => label.split(' ')[1]!);
      expect(labels.filter((slug) => !step.changes.has(slug))).toEqual([]);
      expect(labels.length).toBeGreaterThan(from === '3.9' ? 80 : 60);
    });

    it('is found for 95 % of the labels, and 95 % of what is sure is right', async () => {
      const {labels, missed, wrong, findings, notUnderstood} = await compare(
        files,
        {from, to},
      );
      expect(notUnderstood).toEqual([]);
      expect(
        1 - missed.length / labels.length,
        missed.join('\n'),
      ).toBeGreaterThanOrEqual(0.95);
      const sure = findings.filter(({certainty}) => certainty === 'sure');
      const wrongSure = wrong.filter((text) => text.endsWith(' sure'));
      expect(
        wrongSure.length / sure.length,
        wrongSure.join('\n'),
      ).toBeLessThanOrEqual(0.05);
      expect(
        (wrong.length - wrongSure.length) / (findings.length - sure.length),
        wrong.join('\n'),
      ).toBeLessThanOrEqual(0.3);
    });
  },
);

it('notices a label that nothing finds', async () => {
  const {missed, wrong} = await compare(
    [
      {
        path: 'a.ts',
        text: 'a();\nuiDialogService.dismissAll();',
        breaks: new Map([[1, ['dialog-create']]]),
      },
    ],
    {from: '3.9', to: '3.10'},
  );
  expect(missed).toEqual(['a.ts:1 dialog-create']);
  expect(wrong).toEqual(['a.ts:2 dialog-dismiss-all sure']);
});
