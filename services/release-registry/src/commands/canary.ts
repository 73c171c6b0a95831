import { command, misused } from './command.ts';
import { parseShare } from './parseShare.ts';
import { parseVersions } from './parseVersions.ts';
import { releaseVersions } from './releaseVersions.ts';

export const canary = command({
  usage:
    'festival-release canary --brand <brand> <remote>@<version> … (--percent <n> | --basis-points <n>) --after <release> --reason <text> [--mends <remote>@<version>,…] [--force <reason>] [--at <date, time and zone>] [--by <name>]',
  summary: 'gives a share of a brand’s visitors new versions of one or several remotes at once',
  required: ['brand', 'reason', 'by'],
  optional: ['percent', 'basis-points', 'after', 'mends', 'force', 'at'],
  async run({ client, mount, words, options: { brand, reason, by, after, mends, force, at, ...share } }) {
    const versions = parseVersions(words);
    if (!versions.ok) return misused(versions.error);
    const parsed = parseShare(share.percent, share['basis-points']);
    if (!parsed.ok) return misused(parsed.error);
    const basisPoints = parsed.value;
    const changes = Object.fromEntries(
      Object.entries(versions.value).map(([name, version]) => [name, { version, basisPoints }]),
    );
    return releaseVersions({ client, mount }, { brand, changes, author: { by, reason }, after, mends, force, at });
  },
});
