import type { RegistryClient } from '../client/registryClient.ts';
import { releaseText } from '../releases/releaseText.ts';
import { stageText } from '../stages/nextStep.ts';
import { timeText } from '../text/timeText.ts';
import { waitingChangeText, waitingStateText } from '../waiting/waitingText.ts';
import { columns } from './columns.ts';
import { command, done, misused, type Outcome, refused } from './command.ts';
import { waitingOutcome } from './waitingOutcome.ts';

type Author = { by: string; reason: string | undefined };

export const waiting = command({
  usage:
    'festival-release waiting --brand <brand> [--all] | [<number> (--approve | --cancel --reason <text>)] | [--second-person on|off --reason <text>] [--by <name>]',
  summary:
    'releases that wait for their moment or for another account’s approval, with --all also what became of the last ones; approves or cancels one; says with --second-person whether each needs an approval',
  required: ['brand', 'by'],
  optional: ['reason', 'second-person'],
  flags: ['all', 'approve', 'cancel'],
  async run({ client, words, options: { brand, by, reason, 'second-person': rule }, flags }) {
    if (rule !== undefined) return setRule(client, brand, { by, reason, rule });
    if (words.length === 0 && !flags.has('approve') && !flags.has('cancel')) {
      return list(client, brand, flags.has('all'));
    }
    if (words.length !== 1 || !/^[1-9]\d{0,7}$/.test(words[0] ?? ''))
      return misused('Give the number of one release that waits; release waiting lists them.');
    if (flags.has('approve') === flags.has('cancel')) return misused('Give --approve or --cancel.');
    const number = Number(words[0]);
    return flags.has('approve')
      ? approve(client, { brand, number, by })
      : cancel(client, { brand, number, by, reason });
  },
});

async function list(client: RegistryClient, brand: string, withEnded: boolean): Promise<Outcome> {
  const [found, rule] = await Promise.all([client.waiting(brand), client.approvalRule(brand)]);
  if (!found.ok) return refused(found.error);
  if (!rule.ok) return refused(rule.error);
  const needed = ruleText(brand, rule.value.rule);
  const kept = found.value.waiting.filter(({ state }) => withEnded || state === 'waiting');
  const data = { waiting: kept, rule: rule.value.rule };
  if (kept.length === 0) return done(data, `Nothing of ${brand} waits.`, needed);
  const rows = kept.map((one) => [
    String(one.number),
    String(one.parent),
    one.asked.by,
    timeText(one.asked.at),
    one.reason,
    waitingChangeText(one),
    waitingStateText(one),
  ]);
  return done(data, ...columns([['number', 'after', 'who', 'asked', 'why', 'what', 'state'], ...rows]), needed);
}

async function approve(
  client: RegistryClient,
  { brand, number, by }: { brand: string; number: number; by: string },
): Promise<Outcome> {
  const approved = await client.approve(brand, number, by);
  if (!approved.ok) return refused(approved.error);
  switch (approved.value.outcome) {
    case 'waiting':
      return waitingOutcome(approved.value);
    case 'started':
      return done(approved.value, `${brand} is at ${stageText(approved.value.plan)} now.`);
    default:
      return done(approved.value, `${brand} is at ${releaseText(approved.value.release)} now.`);
  }
}

async function cancel(
  client: RegistryClient,
  { brand, number, by, reason }: Author & { brand: string; number: number },
): Promise<Outcome> {
  if (reason === undefined) return misused('Missing: --reason');
  const cancelled = await client.cancelWaiting(brand, number, { by, reason });
  if (!cancelled.ok) return refused(cancelled.error);
  const { value } = cancelled;
  return done(value, `Number ${number} of ${brand} is cancelled: ${waitingChangeText(value.waiting)}`);
}

/** Setting the rule requires the operator's token. */
async function setRule(
  client: RegistryClient,
  brand: string,
  { by, reason, rule }: Author & { rule: string },
): Promise<Outcome> {
  if (rule !== 'on' && rule !== 'off') return misused(`--second-person is on or off, not ${rule}.`);
  if (reason === undefined) return misused('Missing: --reason');
  const found = await client.setApproval(brand, { isNeeded: rule === 'on', by, reason });
  return found.ok ? done(found.value, ruleText(brand, found.value.rule)) : refused(found.error);
}

function ruleText(brand: string, rule: { isNeeded: boolean; by: string; at: string; reason: string } | null): string {
  const said = rule === null ? '' : ` (${rule.by}, ${timeText(rule.at)}: ${rule.reason})`;
  const text = rule?.isNeeded
    ? `Another account has to approve each release of ${brand}`
    : `Releases of ${brand} need no approval`;
  return `${text}${said}.`;
}
