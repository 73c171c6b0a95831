import type { Pin } from '@festival/shared-contracts/release/release';
import { type ResolvedPin, resolvePins } from '@festival/shared-contracts/release/resolvePins';
import { percentText, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { command, done, refused } from './command.ts';
import { introducingRelease } from './introducingRelease.ts';

export const why = command({
  usage: 'release why --brand <brand> --visitor <id>',
  summary: 'which version of each remote a visitor gets, and why',
  required: ['brand', 'visitor'],
  optional: [],
  async run({ client, options: { brand, visitor } }) {
    const [document, history] = await Promise.all([client.document(brand), client.history(brand, 500)]);
    if (!document.ok) return refused(document.error);
    if (!history.ok) return refused(history.error);
    const { release } = document.value;
    const rows = Object.entries(resolvePins(release, visitor)).map(([remote, resolved]) => {
      const since = introducingRelease(history.value.releases, remote, resolved.version) ?? release;
      const why = whyText(resolved, release.pins[remote]);
      return [`  ${remote}`, resolved.version, `${why}; there since ${releaseText(since)}`];
    });
    const visitors = { brand, release: release.revision, visitor, versions: resolvePins(release, visitor) };
    return done(visitors, `${brand} is at ${releaseText(release)}. Visitor ${visitor} gets:`, ...columns(rows));
  },
});

function whyText(resolved: ResolvedPin, pin: Pin | undefined): string {
  if (resolved.reason === 'stable') return 'everybody gets it';
  const { bucket, basisPoints, rolloutId, reason } = resolved;
  const share = `the ${basisPoints} (${percentText(basisPoints)}) that get ${pin?.canary}`;
  const side = reason === 'in-canary' ? 'below' : 'not below';
  return `in bucket ${bucket} of 10000 of roll-out ${rolloutId}, ${side} ${share}`;
}
