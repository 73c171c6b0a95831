import type { TokenStore } from '../tokens/tokenStore.ts';

/**
 * The brands whose releases a person may make: those of the tokens made for their address. So one record says what somebody may do, by the command
 * line and by the console, and with the last token both end. [FED-04]
 */
export async function brandsOf(tokens: Pick<TokenStore, 'list'>, email: string): Promise<string[]> {
  const own = (await tokens.list()).filter(({ owner }) => owner.toLowerCase() === email.toLowerCase());
  return [...new Set(own.flatMap(({ rights }) => rights.activate))].sort();
}
