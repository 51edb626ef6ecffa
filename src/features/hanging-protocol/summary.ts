/** The result in one or two sentences. */
import {translate} from '@docusaurus/Translate';
import {cellsOf} from './engine/cells';
import type {Result, StageResult} from './engine/types';

export const stageName = ({stage}: StageResult, index: number): string =>
  // A reader may have typed anything.
  String(
    stage.name ??
      stage.id ??
      translate(
        {id: 'hangingProtocol.stageNumber', message: 'Stage {number}'},
        {number: index + 1},
      ),
  );

function choiceOf({chosen, ranking}: Result): string {
  const id = String(chosen?.protocol?.id);
  switch (chosen?.by) {
    case 'rules':
      return translate(
        {
          id: 'hangingProtocol.wins',
          message: '{id} wins with a score of {score}.',
        },
        {
          id,
          score: Math.max(...ranking.map(({score}) => score || 0)),
        },
      );
    case 'fallback':
      return translate(
        {
          id: 'hangingProtocol.fallback',
          message: 'No protocol matches the study, so the viewer uses {id}.',
        },
        {id},
      );
    case 'request':
      return translate(
        {
          id: 'hangingProtocol.requested',
          message: 'The mode requests {id}.',
        },
        {id},
      );
    default:
      return '';
  }
}

/** What opens, and what that is the result of; only the first has room on a phone. */
export function summaryOf(
  result: Result,
  release: string,
): {outcome: string; choice: string} {
  const {error, stages, stageIndex} = result;
  const opened = stages[stageIndex!];
  const viewports = result.viewports.slice(0, opened && cellsOf(opened.stage));
  const outcome =
    error !== undefined
      ? translate(
          {
            id: 'hangingProtocol.throws',
            message: 'The viewer throws an error: {error}',
          },
          {error},
        )
      : translate(
          {
            id: 'hangingProtocol.shows',
            message: '{filled} of {count} viewports filled. Stage: {stage}.',
          },
          {
            stage: stageName(opened!, stageIndex!),
            filled: viewports.filter(({isFilled}) => isFilled).length,
            count: viewports.length,
          },
        );
  return {
    outcome,
    choice: [release, choiceOf(result)].filter(Boolean).join(': '),
  };
}
