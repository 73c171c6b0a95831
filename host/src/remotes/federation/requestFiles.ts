import { aheadFailed } from '../../network/aheadFailed.ts';

const requested = new Set<string>();

/**
 * Requests files of this site at once, to fill the browser's cache. With 150 ms for each request, files that import
 * each other would otherwise wait one after the other. Their hashes are checked when they are loaded from the cache. A
 * preload would do the same, but browsers warn about a preload that is not used within seconds, as on a slow
 * connection. A failure is reported and has no other effect: the file is requested again when it is needed.
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
