import { shopAudience } from '@festival/service-kit/session/userTokenIdentity';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** Grants each client all scopes that it requests, without a consent page; only the shop also gets its back end. */
export const signOnGrant =
  (shopClientId: string) =>
  async ({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider } = oidc;
    const accountId = session?.accountId;
    if (!client || !session || !accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const grant =
      (known && (await provider.Grant.find(known))) || new provider.Grant({ clientId: client.clientId, accountId });
    if (client.clientId === shopClientId) {
      grant.addOIDCScope('openid profile email phone address');
      grant.addResourceScope(shopAudience, 'shop');
    } else {
      grant.addOIDCScope('openid profile email');
    }
    await grant.save();
    return grant;
  };
