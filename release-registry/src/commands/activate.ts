import { command, misused, refused, said } from './command.ts';
import { parseChanges } from './parseChanges.ts';
import { columns, pinText, releaseText } from './wording.ts';

export const activate = command({
  usage: 'release activate --brand <brand> <remote>@<version> … [--percent <n>] --reason <text> [--by <name>]',
  summary: 'gives a brand’s visitors, or a percentage of them, new versions of one or several remotes at once',
  required: ['brand', 'reason', 'by'],
  optional: ['percent'],
  async run({ client, words, options: { brand, reason, by, percent } }) {
    const changes = parseChanges(words, percent);
    if ('fault' in changes) return misused(changes.fault);
    const result = await client.activate({ brand, reason, by, changes: changes.value });
    if (!result.ok) return refused(result.problem);
    const { outcome, release } = result.value;
    if (outcome === 'nothing-to-do')
      return said(`Nothing to do: ${brand} has this already by ${releaseText(release)}.`);
    const rows = Object.keys(changes.value).map((remote) => [
      `  ${remote}`,
      pinText(release.pins[remote] ?? { stable: 'none' }),
    ]);
    return said(`${brand} is at release ${release.serial} now:`, ...columns(rows));
  },
});
