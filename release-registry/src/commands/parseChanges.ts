import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { remoteNameSchema } from '@festival/shared-contracts/package/remoteName';
import { versionSchema } from '@festival/shared-contracts/package/version';
import * as z from 'zod/mini';
import type { Changes } from '../releases/changes.ts';

/** `mf_tickets@1.2.0 mf_basket@2.0.1` and a percentage (`10`, `12.5`) as what to change, or a sentence that says what is wrong. */
export function parseChanges(words: readonly string[], percent: string | undefined): Result<Changes, string> {
  if (words.length === 0) return failure('Name what to activate, as in mf_tickets@1.2.0; several go live together.');
  const share = percent === undefined ? success(undefined) : parsePercent(percent);
  if (!share.ok) return share;
  const changes: Changes = {};
  for (const word of words) {
    const [name = '', version = '', ...more] = word.split('@');
    const isValid =
      more.length === 0 && z.safeParse(remoteNameSchema, name).success && z.safeParse(versionSchema, version).success;
    if (!isValid) return failure(`${word} is not a remote with a version, as in mf_tickets@1.2.0.`);
    if (changes[name] !== undefined) return failure(`${name} is named twice; a remote can go to one version only.`);
    changes[name] = share.value === undefined ? { version } : { version, basisPoints: share.value };
  }
  return success(changes);
}

/** A percentage as basis points. */
function parsePercent(text: string): Result<number, string> {
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
  if (basisPoints < 0 || basisPoints > 10_000)
    return failure(`--percent ${text} is no percentage up to 100, as in 10 or 12.5.`);
  if (basisPoints === 0) {
    return failure(
      `--percent ${text} would give it to nobody. Name more than 0; to end a canary, activate the version that all are to get, without a percentage.`,
    );
  }
  return success(basisPoints);
}
