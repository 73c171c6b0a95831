import { command, misused } from './command.ts';
import { parseVersions } from './parseVersions.ts';
import { releaseVersions } from './releaseVersions.ts';

export const activate = command({
  usage:
    'release activate --brand <brand> <remote>@<version> … --after <release> --reason <text> [--mends <remote>@<version>,…] [--by <name>]',
  summary: 'gives all of a brand’s visitors new versions of one or several remotes at once',
  required: ['brand', 'reason', 'by'],
  optional: ['after', 'mends'],
  async run({ client, words, options: { brand, reason, by, after, mends } }) {
    const versions = parseVersions(words);
    if (!versions.ok) return misused(versions.error);
    const changes = Object.fromEntries(Object.entries(versions.value).map(([name, version]) => [name, { version }]));
    return releaseVersions(client, { brand, changes, author: { by, reason }, after, mends });
  },
});
