import { columns } from './columns.ts';
import { command, done, refused } from './command.ts';
import { percentText, releaseText } from './releaseText.ts';

export const show = command({
  usage: 'release show --brand <brand>',
  summary: 'what a brand’s visitors get now, and what their pages fall back to',
  required: ['brand'],
  optional: [],
  async run({ client, options: { brand } }) {
    const result = await client.document(brand);
    if (!result.ok) return refused(result.error);
    const { release, fallbacks } = result.value;
    const rows = Object.entries(release.pins).map(([remote, { stable, canary, basisPoints = 0 }]) => [
      remote,
      stable,
      canary === undefined ? 'no canary' : `canary ${canary} for ${percentText(basisPoints)}`,
      fallbacks[remote] === undefined ? 'no fall-back' : `falls back to ${fallbacks[remote]}`,
    ]);
    return done(`${brand} is at ${releaseText(release)}`, ...columns(rows));
  },
});
