import { overrideVersion } from '../../../src/page/overrideVersion.ts';
import type { ShopRemotes } from '../shopRemotes.ts';
import { overrideEntry } from './overrideAddress.ts';
import type { Overrides } from './readOverrides.ts';

/**
 * A page's remotes, some of them from the developer's own machine. The server has no files of the overridden ones, so it sends their skeletons; the
 * browser requests the hashes from the developer's server. The given objects are shared and stay unchanged. [FED-07]
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
