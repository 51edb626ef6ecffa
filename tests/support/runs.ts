/**
 * How many random inputs a property is tried with: a part of them each time, and all in
 * `npm run test:full`.
 *
 * @param all at least ten
 */
export const numRuns = (all: number): number =>
  process.env.E2E_EVERY_PAGE ? all : Math.ceil(all / 10);
