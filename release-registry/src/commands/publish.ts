import { command, misused, refused, said } from './command.ts';
import { timeText } from './wording.ts';

export const publish = command({
  usage: 'release publish <folder> [--by <name>]',
  summary: 'uploads a remote’s build (its dist/release folder) as a version that never changes',
  required: ['by'],
  optional: [],
  async run({ client, words: [folder, ...more], options }) {
    if (folder === undefined || more.length > 0)
      return misused('Name the one folder to publish, as in mf-tickets/dist/release.');
    const result = await client.publish(folder, options.by);
    if (!result.ok) return refused(result.problem);
    const { outcome, version } = result.value;
    const id = `${version.name}@${version.version}`;
    if (outcome === 'published')
      return said(`Published ${id}: ${version.files.length} files. No brand has it yet; activate it.`);
    return said(
      `${id} is already there, with this content, since ${timeText(version.publishedAt)} (${version.publishedBy}).`,
    );
  },
});
