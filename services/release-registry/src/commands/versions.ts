import { timeText } from '../text/timeText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';

export const versions = command({
  usage: 'festival-release versions [<remote>]',
  summary: 'what was published, by whom and when, the newest first',
  required: [],
  optional: [],
  async run({ client, words: [remote, ...more] }) {
    if (more.length > 0) return misused('Name one remote, or none to see all.');
    const result = await client.versions(remote);
    if (!result.ok) return refused(result.error);
    const list = result.value.versions;
    if (list.length === 0)
      return done(result.value, `Nothing was published${remote === undefined ? '' : ` of ${remote}`} yet.`);
    const rows = list.map((one) => [
      one.name,
      one.version,
      timeText(one.publishedAt),
      one.publishedBy,
      `contracts ${one.contracts}`,
    ]);
    return done(result.value, ...columns([['remote', 'version', 'published', 'by', 'built for'], ...rows]));
  },
});
