import { testSize } from './testSize.ts';

/**
 * The seed of generated cases: in `npm test` always the same, so that code that passed passes again; in the nightly
 * `npm run test:long` another one each time. TEST_SEED repeats a run.
 */
export const testSeed = (): number =>
  Number(process.env.TEST_SEED ?? testSize({ usual: 1, long: Date.now() % 1_000_000_000 }));
