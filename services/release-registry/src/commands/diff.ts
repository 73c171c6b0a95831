import { changedPins, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { command, done, misused, type Outcome, refused } from './command.ts';
import { diffVersions } from './diffVersions.ts';
import { parseRevision } from './parseRevision.ts';
import { parseVersions } from './parseVersions.ts';

type Client = Parameters<Parameters<typeof command>[0]['run']>[0]['client'];

export const diff = command({
  usage:
    'festival-release diff --brand <brand> [--from <release>] [--to <release>], or festival-release diff <remote>@<version> <remote>@<version>',
  summary:
    'what differs between two releases of a brand (by default the newest and the one before), or two versions of a remote',
  required: [],
  optional: ['brand', 'from', 'to'],
  async run({ client, words, options: { brand, ...typed } }) {
    if (brand === undefined) return betweenVersions(client, words);
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

async function betweenVersions(client: Client, words: readonly string[]): Promise<Outcome> {
  const named = words.map((word) => parseVersions([word]));
  const [before, after, ...more] = named.flatMap((one) => (one.ok ? Object.entries(one.value) : []));
  if (before === undefined || after === undefined || more.length > 0 || named.length > 2 || before[0] !== after[0])
    return misused(
      'Name a brand with --brand, or two versions of one remote, as in mf_tickets@1.0.0 mf_tickets@1.1.0.',
    );
  const old = await client.version(...before);
  if (!old.ok) return refused(old.error);
  const fresh = await client.version(...after);
  return fresh.ok ? diffVersions(old.value, fresh.value, process.cwd()) : refused(fresh.error);
}
