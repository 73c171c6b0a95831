import { shopAudience } from '@festival/shop-api/people/account/userTokenIdentity';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** Grants the shop all scopes that it requests, without a consent page. */
export async function shopGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  const accountId = session?.accountId;
  if (!client || !session || !accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) || new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope('openid profile email phone address');
  grant.addResourceScope(shopAudience, 'shop');
  await grant.save();
  return grant;
}
