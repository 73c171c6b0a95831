import { command, misused } from './command.ts';
import { parseVersions } from './parseVersions.ts';
import { releaseVersions } from './releaseVersions.ts';

export const activate = command({
  usage:
    'festival-release activate --brand <brand> <remote>@<version> … --after <release> --reason <text> [--mends <remote>@<version>,…] [--force <reason>] [--at <date, time and zone>] [--by <name>]',
  summary: 'gives all of a brand’s visitors new versions of one or several remotes at once',
  required: ['brand', 'reason', 'by'],
  optional: ['after', 'mends', 'force', 'at'],
  async run({ client, mount, words, options: { brand, reason, by, after, mends, force, at } }) {
    const versions = parseVersions(words);
    if (!versions.ok) return misused(versions.error);
    const changes = Object.fromEntries(Object.entries(versions.value).map(([name, version]) => [name, { version }]));
    return releaseVersions({ client, mount }, { brand, changes, author: { by, reason }, after, mends, force, at });
  },
});
