/**
 * How many of a thousand names of a version may be allowed or unverified: a share, so that new
 * pages do not need a higher one. Lower it when a name is proved; a review sees where it is raised.
 */
import {docsVersions} from '../facts/index';
import {
  reporter,
  type CountsByVersion,
  type Counts,
  type Problem,
} from '../report';

export const ceilings = {allowed: 7, unverified: 3} as const;

const advice = {
  allowed: 'Prove a name instead of allowing it.',
  unverified: 'Leave the name out of the text, or say of which release it is.',
} as const;

const kinds = ['allowed', 'unverified'] as const;
export type Kind = (typeof kinds)[number];

export const total = (counts: Counts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const perThousand = (counts: Counts, kind: Kind) =>
  total(counts) ? (counts[kind] * 1000) / total(counts) : 0;

export const checkCeilings = (counts: CountsByVersion): Problem[] =>
  docsVersions.flatMap((version) =>
    kinds
      .filter((kind) => perThousand(counts[version], kind) > ceilings[kind])
      .map((kind) =>
        reporter('ceilings')(
          'packages/docs-check/core/ceilings.ts',
          1,
          `${version}: ${counts[version][kind]} of ${total(counts[version])} names are ${kind}, ${perThousand(counts[version], kind).toFixed(1)} per thousand; the ceiling is ${ceilings[kind]}. ${advice[kind]}`,
        ),
      ),
  );
