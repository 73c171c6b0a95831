/** Whether this is the nightly `npm run test:long`. */
export const isLongRun = process.env.TEST_SIZE === 'long';

/**
 * The number of repetitions in a test: in `npm test` `usual`, which is enough to detect a planted error, and in the
 * nightly `npm run test:long` `long`.
 */
export const testSize = ({ usual, long }: { usual: number; long: number }): number => (isLongRun ? long : usual);

/** In a nightly run returns all of the similar cases, otherwise only those that `usual` selects. */
export const triedCases = <Item>(all: readonly Item[], usual: (item: Item, index: number) => boolean): Item[] =>
  all.filter((item, index) => isLongRun || usual(item, index));
