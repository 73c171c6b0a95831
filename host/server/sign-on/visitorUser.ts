import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getMembership, getWishlist } from '@festival/shared-contracts/api/memberCalls';
import type { User } from '@festival/shared-contracts/user/user';
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

/**
 * The signed-in user, with their membership of the brand and wishlist of the event; a part that cannot be read stays
 * empty.
 */
export async function visitorUser(shopApiUrl: string, keys: ShopKeys, session: SignOnSession): Promise<User> {
  const http = shopApi(shopApiUrl, keys);
  const headers = { userToken: session.accessToken, brand: keys.brand };
  const [membership, wishlist] = await Promise.all([
    callEndpoint(http, getMembership, { params: {}, headers }).catch(() => undefined),
    callEndpoint(http, getWishlist, { params: { eventId: keys.apiNamespace }, query: {}, headers }).catch(
      () => undefined,
    ),
  ]);
  return {
    id: session.claims.sub,
    profile: profileOf(session.claims),
    membership: membership?.ok ? membership.value.data : { level: 0, status: '' },
    wishlist: wishlist?.ok ? wishlist.value.data : null,
    // A saved wishlist registers its owner for the event; the key that proves it stays on the server.
    preregistration: wishlist?.ok ? { key: '', registeredAt: wishlist.value.data.registeredAt } : null,
  };
}
