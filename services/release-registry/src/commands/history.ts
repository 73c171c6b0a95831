import { changeText } from '../releases/releaseText.ts';
import { timeText } from '../text/timeText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';

const longest = 499;

export const history = command({
  usage: 'release history --brand <brand> [--limit <n>]',
  summary: 'who changed what a brand’s visitors get, when and why, the newest first',
  required: ['brand'],
  optional: ['limit'],
  async run({ client, options: { brand, limit = '20' } }) {
    const count = /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
    if (count < 1 || count > longest) return misused(`--limit ${limit} is no number from 1 to ${longest}.`);
    // One more than shown, since changes are found by comparison with the release before.
    const result = await client.history(brand, count + 1);
    if (!result.ok) return refused(result.error);
    const { releases } = result.value;
    if (releases.length === 0) return done(result.value, `${brand} has no release yet.`);
    const rows = releases.slice(0, count).map((release, index) => {
      const what = changeText(releases[index + 1], release);
      const rolledBack = release.restores === undefined ? '' : `back to ${release.restores}: `;
      return [String(release.revision), timeText(release.at), release.by, release.reason, `${rolledBack}${what}`];
    });
    return done(
      { releases: releases.slice(0, count) },
      ...columns([['release', 'when', 'who', 'why', 'what'], ...rows]),
    );
  },
});
