import { command, done, misused, refused } from './command.ts';
import { parseDays } from './parseDays.ts';
import { parseVersions } from './parseVersions.ts';

export const remove = command({
  usage:
    'festival-release remove (<remote>@<version> | --unused [--check]) [--days <days>] --reason <text> [--by <name>]   (with the operator’s token)',
  summary:
    'removes a version that nothing has needed for 7 days, or every version that nothing has needed for 30; --check only names them. A number stays taken',
  required: ['reason', 'by'],
  optional: ['days'],
  flags: ['unused', 'check'],
  async run({ client, words, options: { reason, by, ...typed }, flags }) {
    const days = parseDays(typed.days);
    if (!days.ok) return misused(days.error);
    if (flags.has('unused')) {
      if (words.length > 0) return misused(`Name ${words.join(' ')}, or give --unused, not both.`);
      const isCheck = flags.has('check');
      const result = await client.cleanVersions({ by, reason, days: days.value, isCheck });
      if (!result.ok) return refused(result.error);
      const { removed } = result.value;
      if (removed.length === 0) return done(result.value, 'Every version is needed, or was not long ago.');
      const rows = removed.map(({ name, version }) => `  ${name}@${version}`);
      const said = isCheck ? 'Nothing has needed these:' : 'Removed, since nothing has needed them:';
      return done(result.value, said, ...rows);
    }
    if (flags.has('check')) return misused('--check belongs to --unused.');
    const wanted = parseVersions(words);
    if (!wanted.ok) return misused(wanted.error);
    const [[name, version] = ['', ''], ...more] = Object.entries(wanted.value);
    if (more.length > 0) return misused('Name one version; --unused removes all that nothing needs.');
    const result = await client.removeVersion(name, version, { by, reason, days: days.value });
    return result.ok ? done(result.value, `${name}@${version} is removed.`) : refused(result.error);
  },
});
