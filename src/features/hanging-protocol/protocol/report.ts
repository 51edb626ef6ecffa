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

export type Add = (
  /** Of the part that is wrong, such as `stages/0`. */
  path: string,
  severity: Problem['severity'],
  text: string,
  /** Instead of the name of the part, or of its value. */
  edit?: {key: string} | {value: string},
) => void;

/** Collects problems in the order of the text. */
export function createReport(text: string, places: Places) {
  const problems: Problem[] = [];
  const add: Add = (path, severity, message, edit) => {
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
    add,
    all: () => problems.sort((a, b) => a.range.start - b.range.start),
  };
}
