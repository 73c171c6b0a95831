import type { Pin } from '@festival/shared-contracts/release/release';
import { type ResolvedPin, resolvePins } from '@festival/shared-contracts/release/resolvePins';
import { broughtBy } from './broughtBy.ts';
import { command, refused, said } from './command.ts';
import { columns, percentText, releaseText } from './wording.ts';

export const explain = command({
  usage: 'release explain --brand <brand> --visitor <id>',
  summary: 'which version of each remote a visitor gets, and why',
  required: ['brand', 'visitor'],
  optional: [],
  async run({ client, options: { brand, visitor } }) {
    const [document, history] = await Promise.all([client.document(brand), client.history(brand, 500)]);
    if (!document.ok) return refused(document.problem);
    if (!history.ok) return refused(history.problem);
    const { release } = document.value;
    const rows = Object.entries(resolvePins(release, visitor)).map(([remote, resolved]) => {
      const since = broughtBy(history.value.releases, remote, resolved.version) ?? release;
      return [
        `  ${remote}`,
        resolved.version,
        `${whyText(resolved, release.pins[remote])}; there since ${releaseText(since)}`,
      ];
    });
    return said(`${brand} is at ${releaseText(release)}. Visitor ${visitor} gets:`, ...columns(rows));
  },
});

function whyText(resolved: ResolvedPin, pin: Pin | undefined): string {
  if (resolved.reason === 'stable') return 'everybody gets it';
  const { lot, basisPoints, rolloutId, reason } = resolved;
  const share = `the ${basisPoints} (${percentText(basisPoints)}) that get ${pin?.canary}`;
  return `drew ${lot} of 10000 in roll-out ${rolloutId}, ${reason === 'in-canary' ? 'below' : 'not below'} ${share}`;
}
