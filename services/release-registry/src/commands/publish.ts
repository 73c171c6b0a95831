import { publishedText } from '../client/publishedText.ts';
import { command, done, misused, refused } from './command.ts';

export const publish = command({
  usage: 'release publish <folder> [--by <name>]',
  summary: 'uploads a remote’s build (its dist/package folder) as a version that never changes',
  required: ['by'],
  optional: [],
  async run({ client, words: [folder, ...more], options }) {
    if (folder === undefined || more.length > 0)
      return misused('Name the one folder to publish, as in mf-tickets/dist/package.');
    const result = await client.publish(folder, options.by);
    return result.ok ? done(result.value, publishedText(result.value)) : refused(result.error);
  },
});
