import type {Finding, Range} from './types';

/** All places of a finding, in the order of the text. */
export const placesOf = ({
  range,
  also = [],
}: Pick<Finding, 'range' | 'also'>): Range[] => [range, ...also];
