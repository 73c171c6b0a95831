import { command, done, misused, refused } from './command.ts';
import { parseDays } from './parseDays.ts';

export const clean = command({
  usage: 'festival-release clean [--days <days>] [--check] --reason <text> [--by <name>]   (with the operator’s token)',
  summary:
    'removes every version that no brand, fall-back or open page has needed for 30 days; --check only names them',
  required: ['reason', 'by'],
  optional: ['days'],
  flags: ['check'],
  async run({ client, words, options: { reason, by, ...typed }, flags }) {
    if (words.length > 0) return misused(`clean takes no ${words.join(' ')}; release remove takes a version.`);
    const days = parseDays(typed.days);
    if (!days.ok) return misused(days.error);
    const isCheck = flags.has('check');
    const result = await client.cleanVersions({ by, reason, days: days.value, isCheck });
    if (!result.ok) return refused(result.error);
    const { removed } = result.value;
    if (removed.length === 0) return done(result.value, 'Every version is needed, or was not long ago.');
    const rows = removed.map(({ name, version }) => `  ${name}@${version}`);
    return done(
      result.value,
      isCheck ? 'Nothing has needed these:' : 'Removed, since nothing has needed them:',
      ...rows,
    );
  },
});
