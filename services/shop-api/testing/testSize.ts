/** Whether this is the nightly `npm run test:long`. */
export const isLongRun = process.env.TEST_SIZE === 'long';

/**
 * The number of repetitions in a test: `usual` in `npm test`, enough to detect a planted error; `long` in the nightly
 * `npm run test:long`.
 */
export const testSize = ({ usual, long }: { usual: number; long: number }): number => (isLongRun ? long : usual);

/** All of the similar cases in a nightly run, else only these. */
export const triedCases = <Item>(all: readonly Item[], usual: (item: Item, index: number) => boolean): Item[] =>
  all.filter((item, index) => isLongRun || usual(item, index));
