/** Whether this is the nightly `npm run test:long`. */
export const isLongRun = process.env.TEST_SIZE === 'long';

/**
 * The number of repetitions in a test: `usual` in `npm test`, enough to detect an error that is planted; `long` in the
 * nightly `npm run test:long`.
 */
export const testSize = ({ usual, long }: { usual: number; long: number }): number => (isLongRun ? long : usual);

/** Returns all of the similar cases in a nightly run, otherwise only these. */
export const triedCases = <Item>(all: readonly Item[], usual: (item: Item, index: number) => boolean): Item[] =>
  all.filter((item, index) => isLongRun || usual(item, index));
