import type { Rights } from '../tokens/rights.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

/** The tokens of teams and release managers. Each call requires the operator's token. */
export function tokenCalls(address: RegistryAddress) {
  return {
    /** Makes a token for `owner`; the history shows this name. No other answer contains the token. */
    makeToken: (owner: string, rights: Rights) =>
      callRegistry(address, {
        method: 'POST',
        path: '/tokens',
        body: { owner, rights },
        answer: registryAnswers.tokenMade,
      }),
    tokens: () => callRegistry(address, { method: 'GET', path: '/tokens', answer: registryAnswers.tokenList }),
    /** Ends a token by its id, the part before the dot. */
    endToken: (id: string) =>
      callRegistry(address, {
        method: 'DELETE',
        path: `/tokens/${encodeURIComponent(id)}`,
        answer: registryAnswers.tokenEnded,
      }),
  };
}
