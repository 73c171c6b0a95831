import { aheadFailed } from '../../network/aheadFailed.ts';

const requested = new Set<string>();

/**
 * Requests files of this site at once, for the browser's cache: with 150 ms for each request, files that name each other one after the
 * other would cost a wait each. They are checked when they are loaded from there. A preload would do the same, but browsers complain
 * about one that is not used within seconds, as on a slow line. A failure costs nothing and is reported: the file is requested again when it is needed.
 */
export const requestFiles = (addresses: readonly string[]): void => {
  for (const address of addresses) {
    if (requested.has(address)) continue;
    requested.add(address);
    // Unread answers are not cached.
    void fetch(address)
      .then((answer) => answer.arrayBuffer())
      .catch(aheadFailed);
  }
};
