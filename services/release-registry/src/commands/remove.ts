import { command, done, misused, refused } from './command.ts';
import { parseDays } from './parseDays.ts';
import { parseVersions } from './parseVersions.ts';

export const remove = command({
  usage:
    'festival-release remove <remote>@<version> [--days <days>] --reason <text> [--by <name>]   (with the operator’s token)',
  summary: 'removes a version that nothing has needed for 7 days; its number stays taken',
  required: ['reason', 'by'],
  optional: ['days'],
  async run({ client, words, options: { reason, by, ...typed } }) {
    const wanted = parseVersions(words);
    if (!wanted.ok) return misused(wanted.error);
    const days = parseDays(typed.days);
    if (!days.ok) return misused(days.error);
    const [[name, version] = ['', ''], ...more] = Object.entries(wanted.value);
    if (more.length > 0) return misused('Name one version; release clean removes all that nothing needs.');
    const result = await client.removeVersion(name, version, { by, reason, days: days.value });
    return result.ok ? done(result.value, `${name}@${version} is removed.`) : refused(result.error);
  },
});
