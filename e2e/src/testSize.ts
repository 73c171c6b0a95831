/** Whether this is a nightly run (`npm run test:long`), which walks every case; `npm test` leaves out what another of its journeys walks too. */
export const isLongRun = process.env.TEST_SIZE === 'long';

/** Of cases that are walked alike: all in a nightly run, else these. */
export const walked = <Item>(all: readonly Item[], usual: (item: Item, index: number) => boolean): readonly Item[] =>
  isLongRun ? all : all.filter(usual);
