import { changeText } from '../releases/releaseText.ts';
import { timeText } from '../text/timeText.ts';
import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { waitingChangeText, waitingStateText } from '../waiting/waitingText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';

const longest = 499;

/** Releases that were planned or requested, but not made. */
const isUnmade = (one: WaitingRelease): one is WaitingRelease & { ended: string } =>
  one.ended !== undefined && one.state !== 'made';

export const history = command({
  usage: 'festival-release history --brand <brand> [--limit <n>]',
  summary: 'who changed what a brand’s visitors get, when and why, the newest first',
  required: ['brand'],
  optional: ['limit'],
  async run({ client, options: { brand, limit = '20' } }) {
    const count = /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
    if (count < 1 || count > longest) return misused(`--limit ${limit} is no number from 1 to ${longest}.`);
    // Reads one release more than it shows, since each release is compared with the one before it.
    const result = await client.history(brand, count + 1);
    if (!result.ok) return refused(result.error);
    const { releases } = result.value;
    if (releases.length === 0) return done(result.value, `${brand} has no release yet.`);
    const shown = releases.slice(0, count);
    const rows = shown.map((release, index) => {
      const what = changeText(releases[index + 1], release);
      const rolledBack = release.restores === undefined ? '' : `back to ${release.restores}: `;
      return { at: release.at, row: [String(release.revision), release.by, release.reason, `${rolledBack}${what}`] };
    });
    const waited = await client.waiting(brand);
    if (!waited.ok) return refused(waited.error);
    const unmade = waited.value.waiting.filter((one) => isUnmade(one) && one.ended > (shown.at(-1)?.at ?? ''));
    const unmadeRows = unmade.map((one) => {
      const text = `${waitingChangeText(one)}; ${waitingStateText(one)}`;
      return { at: one.ended ?? '', row: ['–', one.asked.by, one.reason, text] };
    });
    const sorted = [...rows, ...unmadeRows].sort((a, b) => (a.at < b.at ? 1 : -1));
    return done(
      { releases: shown, ...(unmade.length > 0 && { unmade }) },
      ...columns([
        ['release', 'when', 'who', 'why', 'what'],
        ...sorted.map(({ at, row: [number = '', ...row] }) => [number, timeText(at), ...row]),
      ]),
    );
  },
});
