import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { parseChanges } from './parseChanges.ts';
import { pinText, releaseText } from './releaseText.ts';

export const activate = command({
  usage: 'release activate --brand <brand> <remote>@<version> … [--percent <n>] --reason <text> [--by <name>]',
  summary: 'gives a brand’s visitors, or a percentage of them, new versions of one or several remotes at once',
  required: ['brand', 'reason', 'by'],
  optional: ['percent'],
  async run({ client, words, options: { brand, reason, by, percent } }) {
    const changes = parseChanges(words, percent);
    if (!changes.ok) return misused(changes.error);
    const result = await client.activate({ brand, reason, by, changes: changes.value });
    if (!result.ok) return refused(result.error);
    const { outcome, release } = result.value;
    if (outcome === 'nothing-to-do')
      return done(`Nothing to do: ${brand} has this already by ${releaseText(release)}.`);
    const rows = Object.keys(changes.value).map((remote) => [
      `  ${remote}`,
      pinText(release.pins[remote] ?? { stable: 'none' }),
    ]);
    return done(`${brand} is at release ${release.revision} now:`, ...columns(rows));
  },
});
