/**
 * Finds what becomes window.config in a program: one run for the usual way through the file, and one
 * for each other way that a condition could go.
 */
import type {AnyNode, Node} from 'acorn';
import {invokeUnknown} from './calls';
import {evaluate} from './expressions';
import type {Gap, ObjectValue, Value} from './model';
import {Exhausted, gapsOf, Run, type Absent} from './run';
import {runAll} from './statements';
import {wholeOf} from './whole';

/** One object that becomes the configuration. */
export type Root = {
  value: ObjectValue;
  /** It is what a function returns. */
  fromFunction: boolean;
  start: number;
  end: number;
};

export type World = {
  root: Root | undefined;
  /** Places where a configuration is set that a later statement replaces. */
  replaced: {start: number; end: number}[];
  gaps: Gap[];
  /** `const config = …` or a function, which does not set `window.config`. */
  unassigned:
    {start: number; end: number; name: string; isFunction: boolean} | undefined;
  absent: Absent[];
};

type Found = Pick<World, 'root' | 'unassigned'>;

const nothingFound: Found = {root: undefined, unassigned: undefined};

/** Ways through one file; each is a check of its own. */
const mostWorlds = 24;

/** A constant of the file that looks like a configuration, or a function that returns one. */
function constantOf(run: Run) {
  for (const [name, declared] of [...run.top.names].reverse()) {
    const isFunction = declared.kind === 'function';
    const value = isFunction ? invokeUnknown(run, declared) : declared;
    if (
      value.kind === 'object' &&
      ((name === 'config' && !isFunction) ||
        value.properties.some(({key}) => /^(dataSources|servers)$/.test(key)))
    ) {
      return {name, value, isFunction};
    }
  }
  return undefined;
}

/** Functions that nothing of the file calls may set the configuration when another file does. */
function runUncalled(run: Run): void {
  for (const value of [...run.top.names.values()]) {
    if (value.kind === 'function' && !run.called.has(value.node)) {
      invokeUnknown(run, value);
    }
  }
}

function rootOf(run: Run): Found {
  const set = run.last ?? elsewhere(run);
  if (!set) {
    const constant = constantOf(run);
    if (!constant) {
      return nothingFound;
    }
    const {name, value, isFunction} = constant;
    const {start, end} = value;
    return {
      root: {value, fromFunction: isFunction, start, end},
      unassigned: {start, end: start + 1, name, isFunction},
    };
  }
  const {start, end} = set;
  const fromFunction = set.value.kind === 'function';
  const value =
    set.value.kind === 'function' ? invokeUnknown(run, set.value) : set.value;
  if (value.kind !== 'object') {
    run.gaps.push(
      value.kind === 'unknown'
        ? value
        : {...wrongRoot(run.text, value), start: value.start, end: value.end},
    );
    return nothingFound;
  }
  return {root: {value, fromFunction, start, end}, unassigned: undefined};
}

const wrongRoot = (text: string, {start, end}: Value) => ({
  what: text.slice(start, Math.min(end, start + 60)),
  why: 'it is not an object that the doctor can read',
});

/** What the file adds to a configuration that another one has set. */
function elsewhere(run: Run) {
  const value = run.global.properties.find(({key}) => key === 'config')?.value;
  return value?.kind === 'object' && value.properties.length
    ? {
        value,
        start: value.properties[0]!.start,
        end: value.properties.at(-1)!.end,
      }
    : undefined;
}

/** @returns undefined if the file computes too much */
function within<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Exhausted) {
      return undefined;
    }
    throw error;
  }
}

function worldOf(run: Run, follow: () => void): World {
  const isWhole = within(() => {
    follow();
    if (!run.assigned.length) {
      runUncalled(run);
    }
    return true;
  });
  if (!isWhole) {
    run.gaps.push({
      start: 0,
      end: 1,
      what: 'the rest of the file',
      why: 'the file computes too much',
    });
  }
  const found = within(() => rootOf(run)) ?? nothingFound;
  return {
    ...found,
    replaced: run.assigned
      .slice(0, -1)
      .filter(({value, isRead}) => value.kind === 'object' && !isRead)
      .map(({start, end, value}) => ({
        start,
        end: Math.min(end, value.start + 1),
      })),
    absent: run.absent.filter(({name}) => !run.askedFor.has(name)),
    gaps: [...run.gaps, ...(found.root ? gapsOf(found.root.value) : [])],
  };
}

export type Followed = {
  /** An expression is the configuration itself. */
  program: Node;
  text: string;
  /** The offset in the text of the file. */
  original: (offset: number) => number;
  /** The object or list around it is missing. */
  isPart: boolean;
};

export function worldsOf(
  {program, text, original, isPart}: Followed,
  isOver: () => boolean,
): World[] {
  const worlds: World[] = [];
  const tried = new Set<string>();
  const queue = [new Map<string, number>()];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (worlds.length === mostWorlds || (worlds.length && isOver())) {
      worlds[0]!.gaps.push({
        start: 0,
        end: 1,
        what: 'other ways through the file',
        why: 'the file has too many conditions',
      });
      break;
    }
    const run = new Run(text, original, next);
    worlds.push(
      worldOf(run, () => {
        if (program.type === 'Program') {
          runAll(run, (program as AnyNode & {type: 'Program'}).body, run.top);
        } else {
          const part = evaluate(run, program, run.top);
          const value = wholeOf(part, isPart) ?? part;
          run.assigned.push({...run.placeOf(program), value, isRead: false});
        }
      }),
    );
    for (const [question, ways] of run.asked) {
      for (let way = 1; way < ways; way++) {
        const decisions = new Map(next).set(question, way);
        const key = JSON.stringify(Array.from(decisions, String).sort());
        // Each question is turned once; all combinations would be too many.
        if (!next.has(question) && !tried.has(`${question} ${way}`)) {
          tried.add(`${question} ${way}`);
          if (!tried.has(key)) {
            tried.add(key);
            queue.push(decisions);
          }
        }
      }
    }
  }
  return worlds;
}
