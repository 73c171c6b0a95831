import { changedPins, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { parseRevision } from './parseRevision.ts';

export const diff = command({
  usage: 'release diff --brand <brand> [--from <release>] [--to <release>]',
  summary: 'what differs between two releases of a brand; by default between the newest and the one before',
  required: ['brand'],
  optional: ['from', 'to'],
  async run({ client, words, options: { brand, ...typed } }) {
    if (words.length > 0) return misused(`Name releases with --from and --to, not ${words.join(' ')}.`);
    const [from, to] = [parseRevision('from', typed.from), parseRevision('to', typed.to)];
    if (!from.ok) return misused(from.error);
    if (!to.ok) return misused(to.error);
    const history = await client.history(brand, 500);
    if (!history.ok) return refused(history.error);
    const { releases } = history.value;
    const after = releases.find(({ revision }) => revision === (to.value ?? releases[0]?.revision));
    const before = releases.find(({ revision }) => revision === (from.value ?? after?.parent));
    if (after === undefined || before === undefined) {
      const message = `${brand} has no such two releases among its last ${releases.length}.`;
      return refused({ code: 'unknown-release', message, reasons: [] });
    }
    const changes = changedPins(before, after);
    const rows = changes.map(({ remote, from: old, to: fresh }) => [`  ${remote}`, old, `→ ${fresh}`]);
    const title = `${brand} from ${releaseText(before)} to ${releaseText(after)}:`;
    const data = { brand, from: before.revision, to: after.revision, changes };
    return done(data, title, ...(rows.length === 0 ? ['  the same versions'] : columns(rows)));
  },
});
