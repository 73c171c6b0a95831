import { shopAudience } from '@festival/shop-api/people/account/userTokenIdentity';
import type { JWK } from 'jose';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { accountClaims } from '../account/accountClaims.ts';
import { accountById } from '../account/accounts.ts';
import { endSessionPage } from '../page/endSessionPage.ts';
import { messagePage } from '../page/messagePage.ts';
import { pageHeaders, pageNonce } from '../page/pageHeaders.ts';
import { languageOf } from '../page/texts.ts';
import { records } from './records.ts';

const minutes = 60;
const days = 24 * 60 * minutes;

export type ProviderSettings = {
  pool: Pool;
  /** Where browsers and the shop reach it. */
  issuer: string;
  keys: JWK[];
  /** Signs cookies. */
  secret: string;
  client: { id: string; secret: string };
  /** Origins of the shop, to which people may be sent back. */
  shopOrigins: readonly string[];
};

/** Registering is a prompt of the standard's own: `prompt=create` leads to the form for a new account. */
function policyWithRegistration() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

const languageIn = (ctx: KoaContextWithOIDC) =>
  languageOf(String(ctx.oidc?.params?.ui_locales ?? ''), ctx.get('accept-language'));

/** The OpenID Connect provider: code flow with PKCE for the shop's own server, which needs nobody's consent. */
export function oidcProvider({ pool, issuer, keys, secret, client, shopOrigins }: ProviderSettings): Provider {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: issuer.startsWith('https:'), signed: true } as const;
  const configuration: Configuration = {
    adapter: records(pool),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: shopOrigins.map((origin) => `${origin}/api/sign-on/callback`),
        post_logout_redirect_uris: shopOrigins.map((origin) => `${origin}/api/sign-on/signed-out`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys },
    // What the shop's server looks for before it asks for the form of a new account.
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    cookies: { keys: [secret], long: cookie, short: cookie },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'gender', 'birthdate'],
      email: ['email'],
      phone: ['phone_number'],
      address: ['address'],
    },
    // The shop learns who signed in from the token that it checks anyway.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id) => {
      const account = await accountById(pool, id);
      return account ? { accountId: id, claims: async () => accountClaims(account) } : undefined;
    },
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, provider } = ctx.oidc;
      const accountId = session?.accountId;
      if (!asking || !session || !accountId) return undefined;
      const known = session.grantIdFor(asking.clientId);
      const grant =
        (known && (await provider.Grant.find(known))) || new provider.Grant({ clientId: asking.clientId, accountId });
      grant.addOIDCScope('openid profile email phone address');
      grant.addResourceScope(shopAudience, 'shop');
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_ctx, asking) => asking.grantTypeAllowed('refresh_token'),
    // The shop's server keeps no state, so two of its requests may use one refresh token at the same time.
    rotateRefreshToken: false,
    ttl: {
      AccessToken: 10 * minutes,
      AuthorizationCode: minutes,
      IdToken: 60 * minutes,
      Interaction: 60 * minutes,
      Session: 14 * days,
      Grant: 14 * days,
      RefreshToken: 14 * days,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => shopAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== shopAudience) throw new errors.InvalidTarget();
          return {
            scope: 'shop',
            audience: shopAudience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 10 * minutes,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const nonce = pageNonce();
          ctx.set(pageHeaders(nonce, shopOrigins));
          const { entities, params, session } = ctx.oidc;
          // The shop names who signs out, in a form that is no token.
          const isNamed = session?.accountId !== undefined && params?.logout_hint === session.accountId;
          const isAsked = entities.IdTokenHint !== undefined || isNamed;
          ctx.body = endSessionPage({ form, language: languageIn(ctx), nonce, isAsked });
        },
        postLogoutSuccessSource: (ctx) => {
          const nonce = pageNonce();
          ctx.set(pageHeaders(nonce, shopOrigins));
          ctx.body = messagePage({ message: 'signedOut', language: languageIn(ctx), nonce });
        },
      },
    },
    interactions: {
      policy: policyWithRegistration(),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    renderError: (ctx) => {
      const nonce = pageNonce();
      ctx.type = 'html';
      ctx.set(pageHeaders(nonce, shopOrigins));
      ctx.body = messagePage({ message: 'failed', language: languageIn(ctx), nonce });
    },
  };
  return new Provider(issuer, configuration);
}
