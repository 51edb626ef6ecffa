/** Problems of the stages and of what their viewports refer to. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import type {Protocol, Stage} from '../engine/types';
import {cellsOf} from '../engine/cells';
import {writeLiteral} from './literal';
import type {Add} from './report';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** Reports a selector that is not defined. */
function checkSelector(
  id: unknown,
  path: string,
  defined: readonly string[],
  what: string,
  add: Add,
): void {
  if (!defined.includes(String(id))) {
    const name =
      nearest(String(id), defined)?.name ??
      (defined.length === 1 ? defined[0] : undefined);
    add(
      path,
      'error',
      `No selector has the ID \`${String(id)}\`, so ${what}: ${name ? `write \`${name}\`` : 'add it to `displaySetSelectors`'}.`,
      name ? {value: writeLiteral(name)} : undefined,
    );
  }
}

function activationProblems(
  stage: Stage,
  path: string,
  defined: readonly string[],
  add: Add,
): void {
  const {stageActivation = {}, viewports = []} = stage;
  const fillable = viewports.filter(
    ({displaySets}) => displaySets?.length,
  ).length;
  const most = (name: 'enabled' | 'passive') =>
    stageActivation?.[name]?.minViewportsMatched;
  for (const [name, effect] of [
    ['passive', 'the stage is always disabled'],
    ['enabled', 'the stage is never enabled'],
  ] as const) {
    const minimum = most(name);
    if (minimum !== undefined && minimum > fillable) {
      add(
        `${path}/stageActivation/${name}/minViewportsMatched`,
        'error',
        `The stage has ${counted(fillable, 'viewport')} that a display set can fill, and \`${name}\` needs ${minimum}, so ${effect}: write at most ${fillable}.`,
        {value: String(fillable)},
      );
    }
    (stageActivation?.[name]?.displaySetSelectorsMatched ?? []).forEach(
      (id, index) =>
        checkSelector(
          id,
          `${path}/stageActivation/${name}/displaySetSelectorsMatched/${index}`,
          defined,
          effect,
          add,
        ),
    );
  }
  if (
    stageActivation?.enabled &&
    fillable > 0 &&
    !stageActivation.passive &&
    (most('enabled') ?? 1) > 1
  ) {
    add(
      `${path}/stageActivation`,
      'note',
      'Without `passive`, the stage is never disabled: if `enabled` fails, the user can still choose it, and the viewer opens it if no stage is enabled.',
    );
  }
}

function gridProblems(
  {viewportStructure, viewports}: Stage,
  path: string,
  add: Add,
): void {
  if (!viewportStructure?.properties) {
    add(
      `${path}/viewportStructure`,
      'error',
      'The stage has no `viewportStructure.properties`, so it shows nothing: add `rows` and `columns`.',
    );
    return;
  }
  const cells = cellsOf({viewportStructure});
  if (viewports && viewports.length !== cells) {
    add(
      `${path}/viewports`,
      'warning',
      `The grid has ${counted(cells, 'cell')}, and the stage has ${counted(viewports.length, 'viewport')}: make the numbers equal.`,
    );
  }
}

function viewportProblems(
  stage: Stage,
  path: string,
  defined: readonly string[],
  byRules: boolean,
  add: Add,
): void {
  const ids = new Set<string>();
  (stage.viewports ?? []).forEach(
    ({viewportOptions, displaySets = []}, index) => {
      const at = `${path}/viewports/${index}`;
      const id = viewportOptions?.viewportId;
      if (id && ids.has(id)) {
        add(
          `${at}/viewportOptions/viewportId`,
          'error',
          `Two viewports of the stage share the ID \`${id}\`, so one of them stays empty: use another ID.`,
          {value: writeLiteral(`${id}-${index + 1}`)},
        );
      }
      ids.add(id ?? '');
      displaySets.forEach((displaySet, position) => {
        const wanted = `${at}/displaySets/${position}`;
        checkSelector(
          displaySet?.id,
          `${wanted}/id`,
          defined,
          'the viewport stays empty',
          add,
        );
        if (displaySet?.matchedDisplaySetsIndex === -1 && byRules) {
          add(
            `${wanted}/matchedDisplaySetsIndex`,
            'error',
            'In a stage, -1 makes the viewer throw an error if rules chose the protocol: use -1 in `defaultViewport` only.',
            {value: '0'},
          );
        }
      });
    },
  );
}

/** @param byRules whether matching chooses the protocol, rather than a request */
export function stageProblems(
  protocol: Protocol,
  path: string,
  byRules: boolean,
  add: Add,
): void {
  const defined = Object.keys(protocol.displaySetSelectors ?? {});
  protocol.stages.forEach((stage, index) => {
    const at = `${path}stages/${index}`;
    gridProblems(stage, at, add);
    activationProblems(stage, at, defined, add);
    viewportProblems(stage, at, defined, byRules, add);
  });
  const used = JSON.stringify([protocol.stages, protocol.defaultViewport]);
  for (const id of defined) {
    if (!used.includes(JSON.stringify(id))) {
      add(
        `${path}displaySetSelectors/${id}`,
        'note',
        `No viewport uses the selector \`${id}\`: add its ID to a viewport, or remove it.`,
      );
    }
  }
}
