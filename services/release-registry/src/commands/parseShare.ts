import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/**
 * Parses a share of the visitors, a percentage (`10`, `12.5`) or `--basis-points`, to basis points. Returns a sentence
 * if the value is not a share.
 */
export function parseShare(percent: string | undefined, basisPoints: string | undefined): Result<number, string> {
  if ((percent === undefined) === (basisPoints === undefined))
    return failure('Say how many get it: --percent 12.5, or --basis-points 1250.');
  const share = percent === undefined ? wholeShare(basisPoints ?? '') : percentShare(percent);
  const typed = percent === undefined ? `--basis-points ${basisPoints}` : `--percent ${percent}`;
  if (share === undefined || share > 10_000) {
    const kind =
      percent === undefined ? 'no whole number up to 10000, as in 1250' : 'no percentage up to 100, as in 10 or 12.5';
    return failure(`${typed} is ${kind}.`);
  }
  if (share > 0) return success(share);
  return failure(
    `${typed} would give it to nobody. Name more than 0; to end a canary, activate the version that all are to get.`,
  );
}

const wholeShare = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);
const percentShare = (text: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
