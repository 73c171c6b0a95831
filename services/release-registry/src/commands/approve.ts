import { releaseText } from '../releases/releaseText.ts';
import { stageText } from '../stages/nextStep.ts';
import { timeText } from '../text/timeText.ts';
import { waitingChangeText } from '../waiting/waitingText.ts';
import { command, done, misused, refused } from './command.ts';
import { parseNumber } from './parseNumber.ts';
import { waitingOutcome } from './waitingOutcome.ts';

export const approve = command({
  usage: 'festival-release approve --brand <brand> <number> [--by <name>]',
  summary: 'says yes to a release that somebody else has asked for: it is made now, or at its moment',
  required: ['brand', 'by'],
  optional: [],
  async run({ client, words, options: { brand, by } }) {
    const number = parseNumber(words);
    if (!number.ok) return misused(number.error);
    const approved = await client.approve(brand, number.value, by);
    if (!approved.ok) return refused(approved.error);
    switch (approved.value.outcome) {
      case 'waiting':
        return waitingOutcome(approved.value);
      case 'started':
        return done(approved.value, `${brand} is at ${stageText(approved.value.plan)} now.`);
      default:
        return done(approved.value, `${brand} is at ${releaseText(approved.value.release)} now.`);
    }
  },
});

export const cancel = command({
  usage: 'festival-release cancel --brand <brand> <number> --reason <text> [--by <name>]',
  summary: 'cancels a release that waits',
  required: ['brand', 'reason', 'by'],
  optional: [],
  async run({ client, words, options: { brand, reason, by } }) {
    const number = parseNumber(words);
    if (!number.ok) return misused(number.error);
    const cancelled = await client.cancelWaiting(brand, number.value, { by, reason });
    if (!cancelled.ok) return refused(cancelled.error);
    return done(
      cancelled.value,
      `Number ${number.value} of ${brand} is cancelled: ${waitingChangeText(cancelled.value.waiting)}`,
    );
  },
});

export const approval = command({
  usage:
    'festival-release approval --brand <brand> [--on | --off] [--reason <text>] [--by <name>]   (setting it: with the operator’s token)',
  summary: 'says whether another account has to approve a brand’s releases, or sets it',
  required: ['brand', 'by'],
  optional: ['reason'],
  flags: ['on', 'off'],
  async run({ client, options: { brand, by, reason }, flags }) {
    if (flags.has('on') && flags.has('off')) return misused('Give --on or --off, not both.');
    if (flags.size > 0 && reason === undefined) return misused('Missing: --reason');
    const found =
      flags.size === 0
        ? await client.approvalRule(brand)
        : await client.setApproval(brand, { isNeeded: flags.has('on'), by, reason: reason ?? '' });
    if (!found.ok) return refused(found.error);
    const { rule } = found.value;
    const said = rule === null ? '' : ` (${rule.by}, ${timeText(rule.at)}: ${rule.reason})`;
    const text = rule?.isNeeded
      ? `Another account has to approve each release of ${brand}`
      : `Releases of ${brand} need no approval`;
    return done(found.value, `${text}${said}.`);
  },
});
