import { pinText, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { parseRevision } from './parseRevision.ts';
import { waitingOutcome } from './waitingOutcome.ts';

export const rollBack = command({
  usage:
    'festival-release roll-back --brand <brand> [--to <release>] [--after <release>] --reason <text> [--by <name>]',
  summary: 'gives a brand’s visitors the versions of an earlier release again; without --to, of the one before',
  required: ['brand', 'reason', 'by'],
  optional: ['to', 'after'],
  async run({ client, words, options: { brand, reason, by, ...typed } }) {
    if (words.length > 0)
      return misused(`A roll-back takes whole releases, not ${words.join(' ')}; to change one remote, activate it.`);
    const to = parseRevision('to', typed.to);
    if (!to.ok) return misused(to.error);
    const after = parseRevision('after', typed.after);
    if (!after.ok) return misused(after.error);
    const parent = after.value === undefined ? {} : { parent: after.value };
    const result = await client.rollBack({ brand, reason, by, to: to.value, ...parent });
    if (!result.ok) return refused(result.error);
    // A roll-forward to a later release can bring a new step.
    const { notices = [] } = result.value;
    if (result.value.outcome === 'waiting') return waitingOutcome(result.value, notices);
    const { outcome, release } = result.value;
    if (outcome === 'nothing-to-do')
      return done(result.value, `Nothing to do: ${brand} has those versions already by ${releaseText(release)}.`);
    const rows = Object.entries(release.pins).map(([remote, pin]) => [`  ${remote}`, pinText(pin)]);
    return done(
      result.value,
      `${brand} is back at what release ${release.restores} gave, as release ${release.revision}:`,
      ...columns(rows),
      ...notices,
    );
  },
});
