import { command, misused } from './command.ts';
import { parseShare } from './parseShare.ts';
import { parseVersions } from './parseVersions.ts';
import { planOutcome, startPlan } from './plan.ts';
import { releaseVersions } from './releaseVersions.ts';

export const canary = command({
  usage:
    'festival-release canary --brand <brand> [<remote>@<version> … (--percent <n> | --basis-points <n> | --plan 5:6h:200,25:1d:1000,100) --after <release> --reason <text> [--mends <remote>@<version>,…] [--force <reason>] [--at <date, time and zone>]] | [--stop --reason <text>] [--by <name>]',
  summary:
    'gives a share of a brand’s visitors new versions of one or several remotes at once, or with --plan more and more of them; shows how far a plan is, or stops it',
  required: ['brand', 'by'],
  optional: ['percent', 'basis-points', 'plan', 'after', 'reason', 'mends', 'force', 'at'],
  flags: ['stop'],
  async run({ client, mount, words, options, flags }) {
    const { brand, by, after, reason, mends, force, at, plan, ...share } = options;
    if (flags.has('stop')) {
      if (reason === undefined) return misused('Missing: --reason');
      return planOutcome(brand, await client.stopPlan(brand, { by, reason }));
    }
    if (words.length === 0) return planOutcome(brand, await client.plan(brand));
    if (plan !== undefined) {
      const other = ['percent', 'basis-points', 'mends'].find((name) => Object.hasOwn(options, name));
      if (other !== undefined) return misused(`A plan takes no --${other}.`);
      return startPlan({ client, mount }, words, { brand, by, plan, after, reason, force, at });
    }
    if (reason === undefined) return misused('Missing: --reason');
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
