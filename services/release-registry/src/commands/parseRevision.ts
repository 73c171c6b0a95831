import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/**
 * Parses the revision given with `--<option>`; undefined without the option. 0 means that the brand has no release yet.
 */
export function parseRevision(option: string, text: string | undefined): Result<number | undefined, string> {
  if (text === undefined) return success(undefined);
  if (/^(0|[1-9]\d{0,7})$/.test(text)) return success(Number(text));
  return failure(`--${option} ${text} is no release’s number, as in 183.`);
}
