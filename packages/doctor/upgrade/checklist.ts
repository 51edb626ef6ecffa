/** Changes that code does not show: a question each, and the lines that its grep would print. */
import type {Change, Step} from './data';
import {pageOf} from './data';
import type {ChecklistItem, UpgradeFile} from './types';

/** The pattern of `grep -rnE '…' src` as a regular expression of JavaScript; null if there is none. */
function grepExpression(find: string): RegExp | null {
  const pattern = /^grep -rnE '([^']+)'/.exec(find)?.[1];
  return pattern
    ? new RegExp(
        pattern.replaceAll('[:space:]', '\\s').replaceAll('[:alnum:]', '\\w'),
      )
    : null;
}

/** How many places of a checklist item are listed. */
const shown = 20;

/** The questions about one step that a person must answer. */
export function checklistOf(
  {changes, matchers, to}: Step,
  files: readonly UpgradeFile[],
): ChecklistItem[] {
  // No question about code that uses nothing of the viewer.
  const usesViewer = files.some(({text}) =>
    /@ohif\/|@cornerstonejs\/|\b\w+(?:Service|Manager)s?\b/.test(text),
  );
  return [...changes.values()].flatMap((change) => {
    const entry = matchers[change.slug];
    const item = entry?.ask ? itemOf(change, entry.ask, to, files) : undefined;
    return item && (usesViewer || item.lines) ? [item] : [];
  });
}

function itemOf(
  change: Change,
  ask: string,
  since: Step['to'],
  files: readonly UpgradeFile[],
): ChecklistItem {
  const {slug, area, why, find} = change;
  const expression = find ? grepExpression(find) : null;
  const places = expression ? placesOf(files, expression) : [];
  return {
    change: slug,
    since,
    area,
    ask,
    why,
    page: pageOf(change),
    ...(find ? {find} : {}),
    lines: places.length,
    places: places.slice(0, shown),
  };
}

function placesOf(files: readonly UpgradeFile[], expression: RegExp) {
  return files.flatMap(({path, text}) =>
    expression.test(text) || expression.source.includes('^')
      ? text
          .split('\n')
          .flatMap((line, i) =>
            line.length < 2000 && expression.test(line)
              ? [{file: path, line: i + 1}]
              : [],
          )
      : [],
  );
}
