/** Problems of the roots of data sources: those that have the same cause are one finding. */
import {grouped} from '../grouped';
import type {Report} from './rule';
import {serviceRoots, type ServiceRoot, type Source} from './sources';

export type RootProblem = Omit<Report, 'at' | 'also' | 'message'> & {
  /** The message after the name of one option: `has the host "localhost".` */
  says: string;
};

const plurals: Record<string, string> = {has: 'have', is: 'are'};

/** The same after several names: `have the host "localhost".` */
const ofSeveral = (says: string) =>
  says.replace(/^\w+/, (verb) => plurals[verb] ?? verb.slice(0, -1));

/** Not Intl.ListFormat: the browser would load its data in the first check of a visit. */
function listed(names: readonly string[]): string {
  return names.length > 2
    ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
    : names.join(' and ');
}

function together(group: readonly (RootProblem & {root: ServiceRoot})[]) {
  const [first, ...others] = group;
  const {root, says, fix, ...rest} = first!;
  const names = listed(group.map(({root: {option}}) => `"${option}"`));
  const titles = new Set(group.map((problem) => problem.fix?.title));
  return {
    ...rest,
    at: root.value,
    also: others.map((other) => other.root.value),
    message: `${names} ${others.length ? ofSeveral(says) : says}`,
    fix: fix && {
      title: titles.size === 1 ? fix.title : `Correct ${names}`,
      edits: group.flatMap((problem) => problem.fix?.edits ?? []),
    },
  };
}

/**
 * Reports roots. Where several roots of one data source have the same problem, it is one finding
 * that names all of them.
 *
 * @param problemOf returns the problem of one root
 */
export function checkRoots(
  sources: Source[],
  report: (report: Report) => void,
  problemOf: (root: ServiceRoot) => RootProblem | undefined,
): void {
  for (const source of sources) {
    const problems = serviceRoots([source]).flatMap((root) => {
      const problem = problemOf(root);
      return problem ? [{...problem, root}] : [];
    });
    grouped(problems, ({says, why, severity, certainty, fix}) =>
      JSON.stringify([says, why, severity, certainty, !fix]),
    ).forEach((group) => report(together(group)));
  }
}
