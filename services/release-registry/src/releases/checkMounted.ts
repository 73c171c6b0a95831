import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import { mountErrors } from '../mounts/mountErrors.ts';
import { weightErrors } from '../versions/moduleBytes.ts';
import { incomingVersions } from './incomingVersions.ts';
import { publishedVersion } from './publishedVersion.ts';
import type { Stores } from './stores.ts';

type Incoming = Pick<Release, 'brand' | 'pins' | 'restores' | 'reason'>;

/**
 * Checks that each version that a release adds was mounted in the host's shell for this brand and is less than twice as
 * large as the one before. `force` contains a reason to skip this check. Returns the reason for the history, including
 * the reason in `force`. A roll-back always passes. [BYD-09]
 */
export async function checkMounted(
  { versions, mounts, hosts }: Stores,
  next: Incoming,
  { current, force }: { current: Release | null; force: string | undefined },
): Promise<Result<string, Refusal>> {
  const host = await hosts.current();
  if (host === null || next.restores !== undefined) return success(next.reason);
  const { brand } = next;
  const unmounted: string[] = [];
  const heavier: string[] = [];
  for (const [name, version] of incomingVersions(next, current)) {
    const record = await publishedVersion(versions, name, version);
    unmounted.push(...mountErrors(record, await mounts.find(name, version, brand), { brand, host }));
    const before = current?.pins[name]?.stable;
    const former = before === undefined ? null : await versions.find(name, before);
    if (former !== null) heavier.push(...weightErrors(record, former));
  }
  const waived = [...(unmounted.length > 0 ? ['not mounted before'] : []), ...(heavier.length > 0 ? ['heavier'] : [])];
  if (waived.length === 0) return success(next.reason);
  if (force !== undefined) return success(`${next.reason} (${waived.join(', ')}: ${force})`);
  if (unmounted.length > 0) {
    const help = 'release mount tries it in a browser, and --force <reason> does without; nothing was changed.';
    return refuse('not-mounted', `A version goes live when all that it exposes was mounted: ${help}`, unmounted);
  }
  const help = 'Look what has come in, or say by --force <reason> why it may; nothing was changed.';
  return refuse('heavier', `Is it meant to weigh twice as much as the version before? ${help}`, heavier);
}
