import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { shopAudience } from '@festival/service-kit/session/userTokenIdentity';
import type { JWK } from 'jose';
import type { ClientMetadata, Configuration, ResourceServer } from 'oidc-provider';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { accountById } from '../account/accountById.ts';
import { accountClaims } from '../account/accountClaims.ts';
import { records } from '../records/records.ts';
import { type ConsoleClient, consoleClient } from './consoleClient.ts';
import { lifetimes } from './lifetimes.ts';
import { providerPages } from './providerPages.ts';
import { signOnGrant } from './signOnGrant.ts';

export type ProviderOptions = {
  pool: Pool;
  /** The service's URL for browsers and the shop. */
  issuer: string;
  keys: JWK[];
  /** Signs cookies. */
  secret: string;
  client: { id: string; secret: string };
  /** Origins of the shop; people may be redirected to these. */
  shopOrigins: readonly string[];
  /** The registry's console, where release managers sign in. */
  console?: ConsoleClient | undefined;
};

/** The OpenID Connect provider: code flow with PKCE for the shop's own server and the registry's console, without a consent page. */
export function oidcProvider(options: ProviderOptions): Provider {
  const { pool, issuer, keys, secret } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: issuer.startsWith('https:'), signed: true } as const;
  const { logoutSource, postLogoutSuccessSource, renderError } = providerPages(signOnOrigins(options));
  return new Provider(issuer, {
    adapter: records(pool),
    clients: [shopClient(options), ...(options.console ? [consoleClient(options.console)] : [])],
    jwks: { keys },
    // The shop's server checks this before it requests the form of a new account.
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    cookies: { keys: secretsOf(secret), long: cookie, short: cookie, names: cookieNames(cookie.secure) },
    pkce: { required: () => true },
    claims,
    // The shop reads all claims from the ID token, so it needs no further call.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id) => {
      const account = await accountById(pool, id);
      return account ? { accountId: id, claims: async () => accountClaims(account) } : undefined;
    },
    loadExistingGrant: signOnGrant(options.client.id),
    issueRefreshToken: async (_ctx, asking) => asking.grantTypeAllowed('refresh_token'),
    // Refresh tokens are not rotated, because the shop's server is stateless and two of its requests may use one token
    // at the same time.
    rotateRefreshToken: false,
    ttl: lifetimes,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: resourceIndicators(options.client.id),
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: {
      policy: policyWithRegistration(),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    renderError,
  });
}

/** The origins that forms may redirect to: the shop and the console. */
export const signOnOrigins = ({ shopOrigins, console }: Pick<ProviderOptions, 'shopOrigins' | 'console'>): string[] => [
  ...shopOrigins,
  ...(console ? [console.origin] : []),
];

/**
 * With the prefix `__Host-`, neither a subdomain nor a page without TLS can set the cookies. Cookies with a path can
 * only have the weaker prefix `__Secure-`.
 */
const cookieNames = (isSecure: boolean) =>
  isSecure ? { session: '__Host-session', interaction: '__Secure-interaction', resume: '__Secure-resume' } : undefined;

const shopClient = ({ client, shopOrigins }: ProviderOptions): ClientMetadata => ({
  client_id: client.id,
  client_secret: secretsOf(client.secret)[0],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: shopOrigins.map((origin) => `${origin}/api/sign-on/callback`),
  post_logout_redirect_uris: shopOrigins.map((origin) => `${origin}/api/sign-on/signed-out`),
  id_token_signed_response_alg: 'ES256',
});

const claims = {
  openid: ['sub'],
  profile: ['given_name', 'family_name', 'gender', 'birthdate'],
  email: ['email', 'email_verified'],
  phone: ['phone_number'],
  address: ['address'],
};

/** Access tokens are only for the shop's back end. */
const shopResource: ResourceServer = {
  scope: 'shop',
  audience: shopAudience,
  accessTokenFormat: 'jwt',
  accessTokenTTL: lifetimes.AccessToken,
  jwt: { sign: { alg: 'ES256' } },
};

const resourceIndicators = (shopClientId: string): NonNullable<Configuration['features']>['resourceIndicators'] => ({
  enabled: true,
  // A sign-on at the console returns no token for the shop's back end.
  defaultResource: (_ctx, { clientId }) => (clientId === shopClientId ? shopAudience : undefined),
  useGrantedResource: () => true,
  getResourceServerInfo: (_ctx, resource, { clientId }) => {
    if (resource !== shopAudience || clientId !== shopClientId) throw new errors.InvalidTarget();
    return shopResource;
  },
});

/** The standard prompt for registration: `prompt=create` opens the form of a new account. */
function policyWithRegistration() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}
