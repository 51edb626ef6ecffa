/** Problems of the roots of data sources: those that have the same cause are one finding. */
import {grouped} from '../grouped';
import type {Fix} from '../types';
import {fixOf} from './edits';
import type {Context, Report} from './rule';
import {serviceRoots, type ServiceRoot} from './sources';

type RootProblem = Pick<Report, 'why' | 'severity' | 'certainty'> & {
  /** The message after the name of one option: `has the host "localhost".` */
  says: string;
  /** The URL that it should be. */
  write?: string;
};

type Found = Omit<RootProblem, 'write'> & {root: ServiceRoot; fix?: Fix};

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

function together(group: readonly Found[]): Report {
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
  {file, sources, report}: Context,
  problemOf: (root: ServiceRoot) => RootProblem | undefined,
): void {
  for (const source of sources) {
    const problems = serviceRoots([source]).flatMap((root): Found[] => {
      const problem = problemOf(root);
      if (!problem) {
        return [];
      }
      const {write, ...rest} = problem;
      return [{...rest, root, fix: fixOf(file.text, {at: root.value, write})}];
    });
    grouped(problems, ({says, why, severity, certainty, fix}) =>
      JSON.stringify([says, why, severity, certainty, !fix]),
    ).forEach((group) => report(together(group)));
  }
}
