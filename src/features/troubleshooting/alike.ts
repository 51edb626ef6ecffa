/**
 * Wordings of the same message in other programs, versions, and languages. A section documents
 * a message as one program prints it; readers paste what theirs prints.
 */
import groups from './alike.json';
import {plain} from './words';

export type Alike = {
  /** Distinctive parts of the message, as sections document it. */
  documented: readonly string[];
  /** What else a reader pastes for the same cause. What varies is an ellipsis. */
  also: readonly string[];
  /** Where the wordings were seen. */
  source: string;
};

export const alike: readonly Alike[] = groups;

const parts = alike.map(({documented}) => documented.map(plain));

/**
 * The other wordings of what an entry documents.
 * @param wordings its message and its own wordings
 */
export function alikeOf(wordings: readonly string[]): string[] {
  const own = wordings.map(plain);
  return alike.flatMap(({also}, index) =>
    parts[index]!.some((part) => own.some((text) => text.includes(part)))
      ? also
      : [],
  );
}
