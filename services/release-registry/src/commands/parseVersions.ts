import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';

/**
 * Parses `mf_tickets@1.2.0 mf_basket@2.0.1` to remote → version. Returns a sentence that says what is wrong if it
 * can't.
 */
export function parseVersions(words: readonly string[]): Result<Record<string, string>, string> {
  if (words.length === 0) return failure('Name what to activate, as in mf_tickets@1.2.0; several go live together.');
  const versions: Record<string, string> = {};
  for (const word of words) {
    const [name = '', version = '', ...more] = word.split('@');
    const isValid =
      more.length === 0 && z.safeParse(remoteNameSchema, name).success && z.safeParse(versionSchema, version).success;
    if (!isValid) return failure(`${word} is not a remote with a version, as in mf_tickets@1.2.0.`);
    if (versions[name] !== undefined) return failure(`${name} is named twice; a remote can go to one version only.`);
    versions[name] = version;
  }
  return success(versions);
}
