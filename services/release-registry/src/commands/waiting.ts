import { timeText } from '../text/timeText.ts';
import { waitingChangeText, waitingStateText } from '../waiting/waitingText.ts';
import { columns } from './columns.ts';
import { command, done, refused } from './command.ts';

export const waiting = command({
  usage: 'festival-release waiting --brand <brand> [--all]',
  summary:
    'releases that wait for their moment or for another account’s approval; with --all also what became of the last ones',
  required: ['brand'],
  optional: [],
  flags: ['all'],
  async run({ client, options: { brand }, flags }) {
    const found = await client.waiting(brand);
    if (!found.ok) return refused(found.error);
    const kept = found.value.waiting.filter(({ state }) => flags.has('all') || state === 'waiting');
    if (kept.length === 0) return done({ waiting: [] }, `Nothing of ${brand} waits.`);
    const rows = kept.map((one) => [
      String(one.number),
      String(one.parent),
      one.asked.by,
      timeText(one.asked.at),
      one.reason,
      waitingChangeText(one),
      waitingStateText(one),
    ]);
    return done({ waiting: kept }, ...columns([['number', 'after', 'who', 'asked', 'why', 'what', 'state'], ...rows]));
  },
});
