import { command, done, misused, refused } from './command.ts';
import { mountVersions } from './mountVersions.ts';
import { parseVersions } from './parseVersions.ts';

export const mount = command({
  usage: 'festival-release mount --brand <brand> <remote>@<version> … [--by <name>]',
  summary: 'shows all that versions expose in the shop of a brand, in a browser; activating does it by itself',
  required: ['brand', 'by'],
  optional: [],
  async run({ client, words, mount, options: { brand, by } }) {
    const versions = parseVersions(words);
    if (!versions.ok) return misused(versions.error);
    const mounted = await mountVersions(client, mount, { brand, by, versions: versions.value });
    return mounted.ok ? done({ brand, mounted: versions.value }, ...mounted.value) : refused(mounted.error);
  },
});
