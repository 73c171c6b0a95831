import { preload } from 'react-dom';
import { fileKeyOf } from './fileUrl.ts';

interface RequestOptions {
  integrity: Readonly<Record<string, string>>;
  registryOrigin: string;
  /** Required by the page's policy for preloaded scripts. */
  nonce: string;
}

/**
 * Requests scripts and styles of this site at once, without running them: with 150 ms for each request, files that name each other
 * one after the other would cost a wait each. Files that the page has requested before cost nothing.
 */
export const requestFiles = (
  addresses: readonly string[],
  { integrity, registryOrigin, nonce }: RequestOptions,
): void => {
  for (const address of addresses) {
    if (address.endsWith('.css')) preload(address, { as: 'style' });
    else {
      const hash = integrity[fileKeyOf(address, registryOrigin)];
      preload(address, { as: 'script', crossOrigin: 'anonymous', integrity: hash, nonce });
    }
  }
};
