/** What the reader can change, and links to it. */
import data from '@generated/hanging-protocol/default/playground.json';
import type {Permalink} from '@ohif-docs/builders/permalink';
import {modeNames, type ModeName} from './playground';
import {presets, type StudyFields} from './study-fields';

export type State = {
  text: string;
  studies: readonly StudyFields[];
  mode: ModeName;
};

/** The example that a sample opens with. */
export const stateOfSample = (id: string): State => {
  const {text, studies} = data.samples.find((each) => each.id === id)!;
  return {text, studies: presets[studies]!, mode: 'only'};
};

export const opening = stateOfSample(data.samples[0]!.id);

export const fieldNames = ['protocol', 'studies', 'mode'];

/** The state of a link; what it does not have, or has in another shape, is that of the opening. */
export function stateOf({protocol, studies, mode}: Permalink['fields']): State {
  const state = {...opening, text: protocol ?? opening.text};
  try {
    const parsed: unknown = JSON.parse(studies ?? '');
    const isList = (value: unknown): value is StudyFields[] =>
      Array.isArray(value) &&
      value.every((each: Partial<StudyFields> | null) =>
        each?.series?.every((one) => typeof one?.more === 'string'),
      );
    state.studies = isList(parsed) ? parsed : state.studies;
  } catch {
    // A link that somebody shortened.
  }
  state.mode = modeNames.find((each) => each === mode) ?? state.mode;
  return state;
}
