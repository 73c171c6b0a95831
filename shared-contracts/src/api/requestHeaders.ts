import { type Endpoint, type HeaderName, type HeaderOf, headerNames } from './endpoint.ts';

/** The values that a caller has for the headers: the shop's token, and others by their names in `headerNames`. */
export type KnownHeaders<E extends Endpoint = Endpoint> = {
  [Name in HeaderOf<E> | 'namespace' | 'shopToken']?: string;
};

/**
 * The headers of a call in its wire format [API-02]: bearer shop token and event namespace unless the call is public, and from the other headers
 * only the ones that the call lists, so that no call gets a token that it does not need.
 */
export const requestHeaders = (call: Endpoint, known: KnownHeaders): Record<string, string> => {
  const taken: readonly HeaderName[] = call.isPublic ? call.headers : ['namespace', ...call.headers];
  const named = taken.flatMap((name) => {
    const value = known[name];
    return value ? [[headerNames[name], value]] : [];
  });
  const { shopToken } = known;
  return {
    ...(shopToken && !call.isPublic ? { authorization: `Bearer ${shopToken}` } : {}),
    ...Object.fromEntries(named),
  };
};
