import type { TokenStore } from '../tokens/tokenStore.ts';

/**
 * The brands whose releases a person may make: the brands of the tokens made for their address. The command line and the console therefore use the
 * same record, and when the last token ends, both lose access. [FED-04]
 */
export async function brandsOf(tokens: Pick<TokenStore, 'list'>, email: string): Promise<string[]> {
  const own = (await tokens.list()).filter(({ owner }) => owner.toLowerCase() === email.toLowerCase());
  return [...new Set(own.flatMap(({ rights }) => rights.activate))].sort();
}
