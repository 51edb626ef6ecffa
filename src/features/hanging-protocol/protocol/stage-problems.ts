/** Problems of the stages and of what their viewports refer to. */
import {nearest} from '@ohif-docs/doctor/config/nearest';
import type {Protocol, Stage} from '../engine/types';
import {cellsOf} from '../engine/cells';
import {writeLiteral} from './literal';
import type {Part} from './report';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** Reports a selector that is not defined. */
function checkSelector(
  id: unknown,
  part: Part,
  defined: readonly string[],
  what: string,
): void {
  if (!defined.includes(String(id))) {
    const name =
      nearest(String(id), defined)?.name ??
      (defined.length === 1 ? defined[0] : undefined);
    part.error(
      `No selector has the ID \`${String(id)}\`, so ${what}: ${name ? `write \`${name}\`` : 'add it to `displaySetSelectors`'}.`,
      name ? {value: writeLiteral(name)} : undefined,
    );
  }
}

function activationProblems(
  {stageActivation, viewports = []}: Stage,
  part: Part,
  defined: readonly string[],
): void {
  const fillable = viewports.filter(
    ({displaySets}) => displaySets?.length,
  ).length;
  for (const [name, effect] of [
    ['passive', 'the stage is always disabled'],
    ['enabled', 'the stage is never enabled'],
  ] as const) {
    const {minViewportsMatched: minimum, displaySetSelectorsMatched = []} =
      stageActivation?.[name] ?? {};
    if (minimum !== undefined && minimum > fillable) {
      part
        .in(name, 'minViewportsMatched')
        .error(
          `The stage has ${counted(fillable, 'viewport')} that a display set can fill, and \`${name}\` needs ${minimum}, so ${effect}: write at most ${fillable}.`,
          {value: String(fillable)},
        );
    }
    displaySetSelectorsMatched?.forEach((id, index) => {
      const at = part.in(name, 'displaySetSelectorsMatched', index);
      checkSelector(id, at, defined, effect);
    });
  }
  if (
    stageActivation?.enabled &&
    fillable > 0 &&
    !stageActivation.passive &&
    (stageActivation.enabled.minViewportsMatched ?? 1) > 1
  ) {
    part.note(
      'Without `passive`, the stage is never disabled: if `enabled` fails, the user can still choose it, and the viewer opens it if no stage is enabled.',
    );
  }
}

function gridProblems(
  {viewportStructure, viewports}: Stage,
  stage: Part,
): void {
  if (!viewportStructure?.properties) {
    stage
      .in('viewportStructure')
      .error(
        'The stage has no `viewportStructure.properties`, so it shows nothing: add `rows` and `columns`.',
      );
    return;
  }
  const cells = cellsOf({viewportStructure});
  if (viewports && viewports.length !== cells) {
    stage
      .in('viewports')
      .warning(
        `The grid has ${counted(cells, 'cell')}, and the stage has ${counted(viewports.length, 'viewport')}: make the numbers equal.`,
      );
  }
}

function viewportProblems(
  stage: Stage,
  part: Part,
  defined: readonly string[],
  byRules: boolean,
): void {
  const ids = new Set<string>();
  stage.viewports?.forEach(({viewportOptions, displaySets = []}, index) => {
    const at = part.in(index);
    const id = viewportOptions?.viewportId;
    if (id && ids.has(id)) {
      at.in('viewportOptions', 'viewportId').error(
        `Two viewports of the stage share the ID \`${id}\`, so one of them stays empty: use another ID.`,
        {value: writeLiteral(`${id}-${index + 1}`)},
      );
    }
    ids.add(id ?? '');
    displaySets.forEach((displaySet, position) => {
      const wanted = at.in('displaySets', position);
      const what = 'the viewport stays empty';
      checkSelector(displaySet?.id, wanted.in('id'), defined, what);
      if (displaySet?.matchedDisplaySetsIndex === -1 && byRules) {
        wanted
          .in('matchedDisplaySetsIndex')
          .error(
            'In a stage, -1 makes the viewer throw an error if rules chose the protocol: use -1 in `defaultViewport` only.',
            {value: '0'},
          );
      }
    });
  });
}

/** @param byRules whether matching chooses the protocol, rather than a request */
export function stageProblems(
  protocol: Protocol,
  part: Part,
  byRules: boolean,
): void {
  const defined = Object.keys(protocol.displaySetSelectors ?? {});
  protocol.stages.forEach((stage, index) => {
    const at = part.in('stages', index);
    gridProblems(stage, at);
    activationProblems(stage, at.in('stageActivation'), defined);
    viewportProblems(stage, at.in('viewports'), defined, byRules);
  });
  const used = JSON.stringify([protocol.stages, protocol.defaultViewport]);
  for (const id of defined) {
    if (!used.includes(JSON.stringify(id))) {
      part
        .in('displaySetSelectors', id)
        .note(
          `No viewport uses the selector \`${id}\`: add its ID to a viewport, or remove it.`,
        );
    }
  }
}
