import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { pinText, releaseText } from './releaseText.ts';

export const rollback = command({
  usage: 'release rollback --brand <brand> [--to <release>] --reason <text> [--by <name>]',
  summary: 'gives a brand’s visitors the versions of an earlier release again; without --to, of the one before',
  required: ['brand', 'reason', 'by'],
  optional: ['to'],
  async run({ client, words, options: { brand, reason, by, to } }) {
    if (words.length > 0)
      return misused(`A roll-back takes whole releases, not ${words.join(' ')}; to change one remote, activate it.`);
    if (to !== undefined && !/^[1-9]\d{0,7}$/.test(to)) return misused(`--to ${to} is no release’s number, as in 183.`);
    const result = await client.rollBack({ brand, reason, by, to: to === undefined ? undefined : Number(to) });
    if (!result.ok) return refused(result.error);
    const { outcome, release } = result.value;
    if (outcome === 'nothing-to-do')
      return done(`Nothing to do: ${brand} has those versions already by ${releaseText(release)}.`);
    const rows = Object.entries(release.pins).map(([remote, pin]) => [`  ${remote}`, pinText(pin)]);
    return done(
      `${brand} is back at what release ${release.restores} gave, as release ${release.revision}:`,
      ...columns(rows),
    );
  },
});
