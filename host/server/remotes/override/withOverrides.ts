import { overrideVersion } from '../../../src/page/overrideVersion.ts';
import type { ShopRemotes } from '../shopRemotes.ts';
import { overrideEntry } from './overrideAddress.ts';
import type { Overrides } from './readOverrides.ts';

/**
 * A page's remotes with some of them from the developer's own machine. The server has no file of those, so it sends their skeletons; the
 * browser asks their server for the hashes. Nothing of it is kept: others share the objects given. [FED-07]
 */
export function withOverrides(shopRemotes: ShopRemotes, overrides: Overrides): ShopRemotes {
  const names = Object.keys(overrides);
  if (names.length === 0) return shopRemotes;
  const { remotes, files, ...given } = shopRemotes;
  return {
    ...given,
    remotes: {
      ...remotes,
      ...Object.fromEntries(
        Object.entries(overrides).map(([name, port]) => [
          name,
          { version: overrideVersion(port), entry: overrideEntry },
        ]),
      ),
    },
    files: Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name))),
  };
}
