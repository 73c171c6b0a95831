import { aheadFailed } from '../../network/aheadFailed.ts';

const requested = new Set<string>();

/**
 * Requests files of this site at once, to fill the browser's cache. Otherwise files that import each other would be
 * requested one after the other, 150 ms each. Their hashes are checked when they are loaded from the cache. A preload
 * would do the same, but browsers warn if it is not used within seconds, as on a slow connection. A failure is reported
 * and has no other effect, because the file is requested again when it is needed.
 */
export const requestFiles = (addresses: readonly string[]): void => {
  for (const address of addresses) {
    if (requested.has(address)) continue;
    requested.add(address);
    // The browser caches a response only after its body was read.
    void fetch(address)
      .then((answer) => answer.arrayBuffer())
      .catch(aheadFailed);
  }
};
