/**
 * How much a test does of what it repeats: `usual` in `npm test`, as much as finds a planted fault; `long` in the nightly
 * `npm run test:long`.
 */
export const testSize = ({ usual, long }: { usual: number; long: number }): number =>
  process.env.TEST_SIZE === 'long' ? long : usual;
