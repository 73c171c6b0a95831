import { fallbackVersion } from '@festival/release-contracts/release/fallbackVersion';
import { percentText, releaseText } from '../releases/releaseText.ts';
import { waitingChangeText, waitingStateText } from '../waiting/waitingText.ts';
import { columns } from './columns.ts';
import { command, done, refused } from './command.ts';

export const show = command({
  usage: 'festival-release show --brand <brand>',
  summary: 'what a brand’s visitors get now, and what their pages fall back to',
  required: ['brand'],
  optional: [],
  async run({ client, options: { brand } }) {
    const result = await client.document(brand);
    if (!result.ok) return refused(result.error);
    const history = await client.history(brand, 1);
    if (!history.ok) return refused(history.error);
    const [release] = history.value.releases;
    if (release === undefined) return done(result.value, `${brand} has no release yet.`);
    const rows = Object.entries(release.pins).map(([remote, { stable, canary, basisPoints = 0 }]) => {
      const [ofStable, ofCanary] = [stable, canary].map(
        (version) => version && fallbackVersion(result.value, remote, version),
      );
      const canaryText =
        canary && `canary ${canary} for ${percentText(basisPoints)}, falls back to ${ofCanary ?? 'nothing'}`;
      return [remote, stable, ofStable ? `falls back to ${ofStable}` : 'no fall-back', canaryText ?? 'no canary'];
    });
    const waiting = await client.waiting(brand);
    const waits = waiting.ok ? waiting.value.waiting.filter(({ state }) => state === 'waiting') : [];
    const lines = waits.map(
      (one) => `waits: ${waitingChangeText(one)}; ${waitingStateText(one)} (number ${one.number})`,
    );
    return done({ ...result.value, release }, `${brand} is at ${releaseText(release)}`, ...columns(rows), ...lines);
  },
});
