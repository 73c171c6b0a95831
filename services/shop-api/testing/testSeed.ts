import { testSize } from './testSize.ts';

/**
 * The seed of generated cases: always the same in `npm test`, so that code that passed passes again; different each
 * time in the nightly `npm run test:long`. TEST_SEED repeats a run.
 */
export const testSeed = (): number =>
  Number(process.env.TEST_SEED ?? testSize({ usual: 1, long: Date.now() % 1_000_000_000 }));
