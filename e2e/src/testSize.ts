/**
 * Whether this is a nightly run (`npm run test:long`), which runs every case. `npm test` leaves out the cases that
 * another of its journeys covers.
 */
export const isLongRun = process.env.TEST_SIZE === 'long';

/** The cases of one kind to run: all of them in a nightly run, otherwise the selected ones. */
export const walked = <Item>(all: readonly Item[], usual: (item: Item, index: number) => boolean): readonly Item[] =>
  isLongRun ? all : all.filter(usual);
