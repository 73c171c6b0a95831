import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getMembership, getWishlist } from '@festival/shared-contracts/api/memberCalls';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { User } from '@festival/shared-contracts/user/user';
import type { FastifyBaseLogger } from 'fastify';
import { type ShopKeys, shopApi } from '../shop/shopDirectory.ts';
import type { Claims, SignOnSession } from './signOnSession.ts';

/** The person's profile for scripts of the page: the claims, without a token [SSO-03]. */
const profileOf = (claims: Claims): User['profile'] => ({
  givenName: claims.given_name,
  familyName: claims.family_name,
  email: claims.email,
  gender: claims.gender,
  birthdate: claims.birthdate,
  phoneNumber: claims.phone_number,
  address: {
    street: claims.address.street_name || claims.address.street_address,
    streetNumber: claims.address.street_number,
    postalCode: claims.address.postal_code,
    city: claims.address.locality,
    country: claims.address.country,
  },
});

/** The answer of a call; null if there is none, undefined if it could not be read, which is logged [ERR-04]. */
async function readPart<Value>(
  call: Promise<Result<Value>>,
  log: Pick<FastifyBaseLogger, 'error'>,
  what: string,
): Promise<Value | null | undefined> {
  const answer = await call.catch((error: unknown) => ({ ok: false as const, error }));
  if (answer.ok) return answer.value;
  const { error } = answer;
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) return null;
  log.error({ err: error }, `the ${what} of a signed-in visitor was not read`);
  return undefined;
}

/**
 * The signed-in user, with their membership of the brand and wishlist of the event. A part that can't be read stays empty; the user then counts as
 * registered for the event, since the shop API checks it again.
 */
export async function visitorUser(
  shopApiUrl: string,
  keys: ShopKeys,
  session: SignOnSession,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<User> {
  const http = shopApi(shopApiUrl, keys);
  const headers = { userToken: session.accessToken, brand: keys.brand };
  const params = { eventId: keys.apiNamespace };
  const [membership, wishlist] = await Promise.all([
    readPart(callEndpoint(http, getMembership, { params: {}, headers }), log, 'membership'),
    readPart(callEndpoint(http, getWishlist, { params, query: {}, headers }), log, 'wishlist'),
  ]);
  return {
    id: session.claims.sub,
    profile: profileOf(session.claims),
    membership: membership?.data ?? { level: 0, status: '' },
    wishlist: wishlist?.data ?? null,
    // A saved wishlist registers its owner for the event; only the server has the key that proves it.
    preregistration: wishlist === null ? null : { key: '', registeredAt: wishlist?.data.registeredAt ?? null },
  };
}
