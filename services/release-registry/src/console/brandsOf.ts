import type { TokenStore } from '../tokens/tokenStore.ts';

/**
 * The brands whose releases a person may make: those of the tokens made for the person's address. Command line and
 * console use the same tokens, so when the last token ends, the person loses access to both. [FED-04]
 */
export async function brandsOf(tokens: Pick<TokenStore, 'list'>, email: string): Promise<string[]> {
  const own = (await tokens.list()).filter(({ owner }) => owner.toLowerCase() === email.toLowerCase());
  return [...new Set(own.flatMap(({ rights }) => rights.activate))].sort();
}
