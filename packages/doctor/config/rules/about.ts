/**
 * Titles, threads, and examples of all rules, for tests and for the list of rules. They are
 * functions in the files of the rules, so that a bundle without this file leaves them out.
 */
import type {About, Example} from '../rule';
import * as modules from './modules';

/** Marks where in an example the finding begins. */
const mark = '¦';

const read = (written: About['firing'][number]): Example => {
  const {code, ...options} =
    typeof written === 'string' ? {code: written} : written;
  const lines = code.split(mark)[0]!.split('\n');
  return {
    ...options,
    code: code.replace(mark, ''),
    ...(code.includes(mark)
      ? {begins: {line: lines.length, column: lines.at(-1)!.length + 1}}
      : {}),
  };
};

type Read = Omit<About, 'firing' | 'silent'> & {
  firing: Example[];
  silent: Example[];
};

export const aboutRules: Readonly<Record<string, () => Read>> =
  Object.fromEntries(
    Object.values(modules).map(({rule, about}) => [
      rule.id,
      () => {
        const {firing, silent, ...rest} = about();
        return {...rest, firing: firing.map(read), silent: silent.map(read)};
      },
    ]),
  );
