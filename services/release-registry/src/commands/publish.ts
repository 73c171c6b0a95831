import { publishedText } from '../client/publishedText.ts';
import { sourceOf } from '../package/sourceOf.ts';
import { command, done, misused, refused } from './command.ts';

export const publish = command({
  usage: 'festival-release publish <folder> [--by <name>] [--commit <commit>]',
  summary: 'uploads a remote’s build (its dist/package folder) as a version that never changes',
  required: ['by'],
  optional: ['commit'],
  async run({ client, words: [folder, ...more], options }) {
    if (folder === undefined || more.length > 0)
      return misused('Name the one folder to publish, as in mf-tickets/dist/package.');
    // Without the option, the commit in the package is used, because this folder may already have another commit
    // checked out.
    const source = options.commit === undefined ? undefined : sourceOf(process.cwd(), options.commit);
    if (source?.ok === false) return misused(source.error);
    const result = await client.publish(folder, options.by, source?.value);
    return result.ok ? done(result.value, publishedText(result.value)) : refused(result.error);
  },
});
