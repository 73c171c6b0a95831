import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** Parses the number of a waiting release, which is the only argument. Returns a sentence if it is not a number. */
export const parseNumber = (words: readonly string[]): Result<number, string> =>
  words.length === 1 && /^[1-9]\d{0,7}$/.test(words[0] ?? '')
    ? success(Number(words[0]))
    : failure('Give the number of one release that waits; release waiting lists them.');
