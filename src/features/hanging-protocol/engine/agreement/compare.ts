import {expect} from 'vitest';
import {releases} from '../../../../../config/releases';
import {behaviors} from '../releases';
import {runProtocols} from '../run';
import {inputOf} from './generate';
import {outcomeOf, publishedService} from './published';

/**
 * Compares the engine with the published core of each release.
 *
 * @returns how many of the inputs matched by rules, filled a viewport, and threw
 */
export function compare(line: keyof typeof behaviors, seeds: number) {
  const {packages} = releases.find((release) => release.line === line)!;
  const published = publishedService(packages.core);
  const counts = {matched: 0, filled: 0, threw: 0};
  for (let seed = 1; seed <= seeds; seed++) {
    const input = inputOf(seed);
    const wanted = published(input);
    const result = runProtocols(input, behaviors[line]);
    expect(outcomeOf(result), `seed ${seed}`).toEqual(wanted);
    counts.threw += wanted.error ? 1 : 0;
    counts.matched += result.chosen?.by === 'rules' ? 1 : 0;
    counts.filled += wanted.viewports?.some(({length}) => length) ? 1 : 0;
  }
  return counts;
}
