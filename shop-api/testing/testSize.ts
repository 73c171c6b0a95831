/**
 * The number of repetitions in a test: `usual` in `npm test`, enough to find a planted error; `long` in the nightly
 * `npm run test:long`.
 */
export const testSize = ({ usual, long }: { usual: number; long: number }): number =>
  process.env.TEST_SIZE === 'long' ? long : usual;
