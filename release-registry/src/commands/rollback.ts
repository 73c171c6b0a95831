import { command, misused, refused, said } from './command.ts';
import { columns, pinText, releaseText } from './wording.ts';

export const rollback = command({
  usage: 'release rollback --brand <brand> [--to <serial>] --reason <text> [--by <name>]',
  summary: 'gives a brand’s visitors the versions of an earlier release again; without --to, of the one before',
  required: ['brand', 'reason', 'by'],
  optional: ['to'],
  async run({ client, words, options: { brand, reason, by, to } }) {
    if (words.length > 0)
      return misused(`A roll-back takes whole releases, not ${words.join(' ')}; to change one remote, activate it.`);
    if (to !== undefined && !/^[1-9]\d{0,7}$/.test(to)) return misused(`--to ${to} is no release’s number, as in 183.`);
    const result = await client.rollBack({ brand, reason, by, to: to === undefined ? undefined : Number(to) });
    if (!result.ok) return refused(result.problem);
    const { outcome, release } = result.value;
    if (outcome === 'nothing-to-do')
      return said(`Nothing to do: ${brand} has those versions already by ${releaseText(release)}.`);
    const rows = Object.entries(release.pins).map(([remote, pin]) => [`  ${remote}`, pinText(pin)]);
    return said(
      `${brand} is back at what release ${release.restores} gave, as release ${release.serial}:`,
      ...columns(rows),
    );
  },
});
