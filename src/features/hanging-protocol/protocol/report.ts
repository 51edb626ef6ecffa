/** Problems of a protocol, each with its line and, where one change solves it, that change. */
import {lineOf, type Places, type Range} from './literal';

export type Problem = {
  /** `error`: something does not work. `warning`: it most probably is not what was meant. */
  severity: 'error' | 'warning' | 'note';
  /** What is wrong and what to do, with `code` between backticks. */
  text: string;
  line: number;
  range: Range;
  /** What to write at the range instead. */
  edit?: string;
};

/** Instead of the name of the part, or of its value. */
type Change = {key: string} | {value: string};

/** Reports problems of a part; `in` is a part of it, such as `stages` or `0`. */
export type Part = Record<
  Problem['severity'],
  (text: string, change?: Change) => void
> & {in: (...names: (string | number)[]) => Part; name: string};

/** Collects problems in the order of the text. */
export function createReport(text: string, places: Places) {
  const problems: Problem[] = [];
  const partAt = (path: string): Part => {
    const add =
      (severity: Problem['severity']) => (message: string, edit?: Change) => {
        // What is missing is reported where it should be.
        let at = path;
        while (!places.has(at)) {
          at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '';
        }
        const {key, value} = places.get(at)!;
        const range = edit && 'value' in edit ? value : (key ?? value);
        problems.push({
          severity,
          text: message,
          line: lineOf(text, range.start),
          range,
          ...(edit && {edit: 'key' in edit ? edit.key : edit.value}),
        });
      };
    return {
      name: path.slice(path.lastIndexOf('/') + 1),
      error: add('error'),
      warning: add('warning'),
      note: add('note'),
      in: (...names) => partAt((path ? [path, ...names] : names).join('/')),
    };
  };
  return {
    whole: partAt(''),
    all: () => problems.sort((a, b) => a.range.start - b.range.start),
  };
}
