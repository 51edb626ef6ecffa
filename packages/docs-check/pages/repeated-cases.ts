/**
 * Checks that a problem that `_data/troubleshooting.json` describes has no second description
 * on a page: two texts about one problem diverge.
 */
import {dataEntries} from '../data/folders';
import type {Page} from '../core/page';
import type {DocsVersion} from '../facts/index';
import type {Problem} from '../report';

/** With fewer words in common, two headings may be about different problems. */
const fewestWords = 5;

const wordsOf = (heading: string): Set<string> =>
  new Set(heading.toLowerCase().match(/[a-z0-9_]+/g) ?? []);

/** Whether all words of the shorter heading are in the longer one. */
function isSameCase(one: Set<string>, other: Set<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return (
    fewer.size >= fewestWords && [...fewer].every((word) => more.has(word))
  );
}

const messagesOf = (version: DocsVersion): string[] =>
  dataEntries<{message: string}>(version, 'troubleshooting.json').map(
    ({message}) => message,
  );

/**
 * @param pages whose own headings are compared; those that `<ReferenceSections>` renders are
 *   not among their blocks
 * @param messages of the entries of a version
 * @returns one problem for each heading that is an entry's message in other words
 */
export function checkRepeatedCases(
  pages: Pick<Page, 'file' | 'version' | 'blocks'>[],
  messages = messagesOf,
): Problem[] {
  return pages.flatMap(({file, version, blocks}) => {
    const known = messages(version).map((message) => ({
      message,
      words: wordsOf(message),
    }));
    return blocks.flatMap((block): Problem[] => {
      if (block.type !== 'heading') {
        return [];
      }
      const words = wordsOf(block.text);
      const sameCase = known.find((entry) => isSameCase(words, entry.words));
      return sameCase
        ? [
            {
              file,
              line: block.line,
              check: 'repeated-case',
              name: block.text,
              message: `is also an entry of _data/troubleshooting.json. Include the entry: <ReferenceSections data="troubleshooting" heading="message" fields="cause, check, fix" level="3" where="message=${sameCase.message}" />`,
            },
          ]
        : [];
    });
  });
}
