/**
 * The code that the doctor writes or suggests, judged as a sample of the new release's docs: a
 * member that it does not have, a parameter too many, a name that a package does not export, and
 * a syntax error fail.
 */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {AllowList} from '@ohif-docs/docs-check/core/allow';
import {checkPage} from '@ohif-docs/docs-check/core/check-page';
import {parsePage} from '@ohif-docs/docs-check/core/parse';
import {parseSample} from '@ohif-docs/docs-check/core/sample';
import {Facts} from '@ohif-docs/docs-check/facts';
import {releaseOfLine} from '../../../config/releases';
import {samples} from '../cli/migration-samples';
import {from38} from './cases/from-3.8';
import {from39} from './cases/from-3.9';
import {steps, type Step} from './data';
import {fixAll} from './index';
import {listOf} from './matcher';

const root = path.resolve(__dirname, '../../..');
const facts = new Facts();

/** Names that a release has or lacks; any other can be one of the reader's own. */
const rules = new Set([
  ...['arity', 'event-exists', 'export-exists', 'member-exists'],
  ...['payload-key', 'service-exists'],
]);

/** What is wrong with code for the release that a step leads to. */
function problemsOf({to}: Step, code: string): string[] {
  const page = parsePage(
    path.join(root, releaseOfLine(to)!.docs, 'code.mdx'),
    root,
    `\`\`\`tsx\n${code}\n\`\`\`\n`,
  );
  return checkPage(page, facts, new AllowList([]))
    .report.problems.filter(
      ({check, name = ''}) =>
        rules.has(check) || /(?:Service|Manager)$/.test(name),
    )
    .map(({message}) => `${message} In: ${code}`);
}

/** Whether a text, or a fragment in brackets, is code. */
const parses = (code: string) =>
  [code, `(${code})`, `({${code}})`].some(
    (whole) => !parseSample(whole).errors.length,
  );

const cases = {...from38, ...from39};

/** The code for the old release of each change that has an edit, rewritten. */
async function rewritten(step: Step): Promise<string[]> {
  const old = Object.entries(step.matchers).flatMap(([slug, matcher]) => {
    const own = cases[slug];
    return own?.file || !('match' in matcher)
      ? []
      : [own?.old ?? step.changes.get(slug)?.old ?? '', ...listOf(own?.finds)];
  });
  const files = old.map((text) => ({path: 'a.tsx', text}));
  const fixed = await fixAll(files, step);
  return fixed.flatMap(({text}, i) => (text === old[i] ? [] : [text]));
}

/** What each entry suggests to write. */
const suggested = ({changes, matchers}: Step): string[] =>
  [...changes.values()].flatMap(({slug, new: code}) =>
    code && matchers[slug] && 'match' in matchers[slug] ? [code] : [],
  );

describe.each(steps.map((step) => [step.to, step] as const))(
  'code for %s',
  (_name, step) => {
    const judge = (code: string) => problemsOf(step, code);

    it('is right where the doctor rewrites it', async () => {
      const texts = await rewritten(step);
      expect(texts.length).toBeGreaterThan(step.to === '3.10' ? 30 : 10);
      expect(texts.flatMap(judge)).toEqual([]);
      expect(texts.filter((text) => !parses(text))).toEqual([]);
    });

    it('is right where an entry suggests it', () => {
      const texts = suggested(step);
      expect(texts.length).toBeGreaterThan(40);
      expect(texts.flatMap(judge)).toEqual([]);
      // Page markup and class names are not code.
      expect(
        texts.filter(
          (text) => !parses(text) && !/^(?:<script>|group-hover\/)/.test(text),
        ),
      ).toEqual([]);
    });

    it('is right in the samples of the migration pages', () => {
      const pages = new Set([...step.changes.values()].map(({page}) => page));
      const texts = [...pages].flatMap((page) =>
        samples(page, 'after').flatMap(({text, file}) =>
          file.endsWith('.json') ? [] : [text],
        ),
      );
      expect(texts.length).toBeGreaterThan(12);
      expect(texts.flatMap(judge)).toEqual([]);
    });

    it('is told from the old code', () => {
      const texts = [...step.changes.values()].flatMap(({old, kind}) =>
        old &&
        parses(old) &&
        /^(?:renamed|removed)$/.test(kind) &&
        /^\w+Service\.\w+\(/.test(old) &&
        // A value was renamed, not the member.
        !old.includes('position: ')
          ? [old]
          : [],
      );
      expect(texts.length).toBeGreaterThan(8);
      expect(texts.filter((text) => !judge(text).length)).toEqual([]);
    });
  },
);
