import { fallbackVersion } from '@festival/release-contracts/release/fallbackVersion';
import type { Pin } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { type ResolvedPin, resolvePins } from '@festival/release-contracts/release/resolvePins';
import type { RegistryClient } from '../client/registryClient.ts';
import { introducingRelease } from '../releases/introducingRelease.ts';
import { percentText, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { parseRevision } from './parseRevision.ts';

export const why = command({
  usage: 'festival-release why --brand <brand> --visitor <id> [--release <n>]',
  summary: 'which version of each remote a visitor gets, and why; --release is that of their page, which a cart keeps',
  required: ['brand', 'visitor'],
  optional: ['release'],
  async run({ client, options: { brand, visitor, release: typed } }) {
    const ofPage = parseRevision('release', typed);
    if (!ofPage.ok) return misused(ofPage.error);
    const [newest, history] = await Promise.all([client.document(brand), client.history(brand, 500)]);
    if (!newest.ok) return refused(newest.error);
    if (!history.ok) return refused(history.error);
    // The document is public, so the history has the names and reasons.
    const textOf = ({ revision }: ReleaseDocument['release']): string => {
      const made = history.value.releases.find((one) => one.revision === revision);
      return made ? releaseText(made) : `release ${revision}`;
    };
    const now = `${brand} is at ${textOf(newest.value.release)}.`;
    const { document, isKept, told } = await documentOfPage(client, { newest: newest.value, now }, ofPage.value);
    const { release } = document;
    const versions = Object.fromEntries(
      Object.entries(resolvePins(release, visitor)).map(([remote, resolved]) => [
        remote,
        { ...resolved, rule: ruleOf(resolved, isKept), fallback: fallbackVersion(document, remote, resolved.version) },
      ]),
    );
    const past = history.value.releases.filter(({ revision }) => revision <= release.revision);
    const rows = Object.entries(versions).map(([remote, resolved]) => {
      const since = introducingRelease(past, remote, resolved.version) ?? release;
      const why = `${resolved.rule}: ${whyText(resolved, release.pins[remote])}; there since ${textOf(since)}`;
      const fallback = resolved.fallback ? `; where it can’t start, ${resolved.fallback}` : '';
      return [`  ${remote}`, resolved.version, `${why}${fallback}`];
    });
    const answer = { brand, release: release.revision, isKept, visitor, versions };
    return done(answer, `${told} Visitor ${visitor} gets:`, ...columns(rows));
  },
});

/**
 * The document from which a page of this release is made: the release's own document as long as visitors with a cart
 * may keep the release, otherwise the newest document.
 */
async function documentOfPage(
  client: RegistryClient,
  { newest, now }: { newest: ReleaseDocument; now: string },
  revision: number | undefined,
) {
  const { release } = newest;
  if (revision === undefined || revision >= release.revision) return { document: newest, isKept: false, told: now };
  const kept = await client.keptDocument(release.brand, revision);
  if (!kept.ok) {
    return {
      document: newest,
      isKept: false,
      told: `${now} Release ${revision} is not kept: ${reasonsOf(kept.error)}.`,
    };
  }
  const told = `${now} Release ${revision} is kept with what is in the cart; without a cart the newest is next.`;
  return { document: kept.value, isKept: true, told };
}

const reasonsOf = ({ message, reasons }: { message: string; reasons: string[] }): string =>
  reasons.join('; ') || message;

/** The rule in the words that a page uses. */
function ruleOf({ reason }: ResolvedPin, isKept: boolean): 'kept' | 'canary' | 'stable' {
  if (isKept) return 'kept';
  return reason === 'in-canary' ? 'canary' : 'stable';
}

function whyText(resolved: ResolvedPin, pin: Pin | undefined): string {
  if (resolved.reason === 'stable') return 'everybody gets it';
  const { bucket, basisPoints, rolloutId, reason } = resolved;
  const share = `the ${basisPoints} (${percentText(basisPoints)}) that get ${pin?.canary}`;
  const side = reason === 'in-canary' ? 'below' : 'not below';
  return `in bucket ${bucket} of 10000 of roll-out ${rolloutId}, ${side} ${share}`;
}
