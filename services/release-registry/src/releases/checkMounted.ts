import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import { mountErrors } from '../mounts/mountErrors.ts';
import { incomingVersions } from './incomingVersions.ts';
import { publishedVersion } from './publishedVersion.ts';
import type { Stores } from './stores.ts';

type Incoming = Pick<Release, 'brand' | 'pins' | 'restores' | 'reason'>;

/**
 * The reason that the history will show, if each version that a release adds was mounted in the host's shell for this brand, or if `force`
 * says why it goes live all the same: that is then part of the reason. A roll-back is never held up. [BYD-09]
 */
export async function checkMounted(
  { versions, mounts, hosts }: Stores,
  next: Incoming,
  { current, force }: { current: Release | null; force: string | undefined },
): Promise<Result<string, Refusal>> {
  const host = await hosts.current();
  if (host === null || next.restores !== undefined) return success(next.reason);
  const { brand } = next;
  const errors = await Promise.all(
    incomingVersions(next, current).map(async ([name, version]) =>
      mountErrors(await publishedVersion(versions, name, version), await mounts.find(name, version, brand), {
        brand,
        host,
      }),
    ),
  );
  if (errors.flat().length === 0) return success(next.reason);
  if (force !== undefined) return success(`${next.reason} (not mounted before: ${force})`);
  const help = 'release mount tries it in a browser, and --force <reason> does without; nothing was changed.';
  return refuse('not-mounted', `A version goes live when all that it exposes was mounted: ${help}`, errors.flat());
}
