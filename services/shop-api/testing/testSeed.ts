import { testSize } from './testSize.ts';

/**
 * The seed of generated cases. In `npm test` it is always the same, so that the result depends only on the code. In the
 * nightly `npm run test:long` it is different each time; TEST_SEED repeats a run.
 */
export const testSeed = (): number =>
  Number(process.env.TEST_SEED ?? testSize({ usual: 1, long: Date.now() % 1_000_000_000 }));
