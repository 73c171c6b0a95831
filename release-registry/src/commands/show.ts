import { command, refused, said } from './command.ts';
import { columns, percentText, releaseText } from './wording.ts';

export const show = command({
  usage: 'release show --brand <brand>',
  summary: 'what a brand’s visitors get now, and what their pages fall back to',
  required: ['brand'],
  optional: [],
  async run({ client, options: { brand } }) {
    const result = await client.document(brand);
    if (!result.ok) return refused(result.problem);
    const { release, fallbacks } = result.value;
    const rows = Object.entries(release.pins).map(([remote, { stable, canary, basisPoints = 0 }]) => [
      remote,
      stable,
      canary === undefined ? 'no canary' : `canary ${canary} for ${percentText(basisPoints)}`,
      fallbacks[remote] === undefined ? 'no fall-back' : `falls back to ${fallbacks[remote]}`,
    ]);
    return said(`${brand} is at ${releaseText(release)}`, ...columns(rows));
  },
});
