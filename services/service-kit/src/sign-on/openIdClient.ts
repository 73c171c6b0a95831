import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';

interface OpenIdOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** A started authorization, to be remembered until the browser returns. */
interface Authorization {
  /** The issuer's URL to redirect to. */
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

export interface Tokens {
  accessToken: string;
  /** Empty if the issuer returns none; the session then ends with the access token. */
  refreshToken: string;
  /** When the access token expires, in milliseconds. */
  expiresAt: number;
  /** The id token's claims; undefined for a refresh without an id token. */
  claims: IDToken | undefined;
}

type AuthorizationOptions = { callback: string; language: string | undefined; isNew: boolean };

/** The client of the issuer: authorization code flow with PKCE. Every call throws while the issuer is unavailable. */
export interface OpenIdClient {
  /** The issuer's metadata, read once. @throws when it cannot be read. */
  configuration(): Promise<Configuration>;
  /** Reads the issuer's metadata again. @throws while it is unavailable. */
  check(): Promise<void>;
  authorize(options: AuthorizationOptions): Promise<Authorization>;
  /** Exchanges the code in the callback's URL for tokens. @throws when state, nonce or verifier do not match. */
  redeem(callbackUrl: URL, authorization: Omit<Authorization, 'url'>): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  /**
   * Revokes everything that the issuer granted with this token, and the issuer's own session if it supports that. Does nothing without a revocation
   * endpoint.
   */
  revoke(refreshToken: string): Promise<void>;
  /** The issuer's URL to end its own session; null if it has none. */
  endSession(options: { back: string; state: string; accountId: string }): Promise<string | null>;
}

type Answer = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** The lifetime of tokens in seconds if the issuer states none. */
const defaultLifetime = 300;

const tokensOf = (answer: Answer, now: number): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? '',
  expiresAt: now + (answer.expiresIn() ?? defaultLifetime) * 1000,
  claims: answer.claims(),
});

export function openIdClient({ issuer, clientId, clientSecret, scope }: OpenIdOptions): OpenIdClient {
  let known: Promise<Configuration> | undefined;
  const read = () =>
    discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
      // The embedded issuer runs on this machine, so plain HTTP is allowed.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      timeout: 5,
    });
  const configuration = () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    configuration,
    async check() {
      known = Promise.resolve(await read());
    },
    async authorize({ callback, language, isNew }) {
      const config = await configuration();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const canRegister = [config.serverMetadata().prompt_values_supported].flat().includes('create');
      const url = buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(language ? { ui_locales: language } : {}),
        // An issuer without this prompt gets none; its login page links to the registration.
        ...(isNew && canRegister ? { prompt: 'create' } : {}),
      });
      return { url: url.href, state, nonce, verifier };
    },
    async redeem(callbackUrl, { state, nonce, verifier }) {
      const answer = await authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokensOf(answer, Date.now());
    },
    async refresh(refreshToken) {
      const tokens = tokensOf(await refreshTokenGrant(await configuration(), refreshToken), Date.now());
      return { ...tokens, refreshToken: tokens.refreshToken || refreshToken };
    },
    async revoke(refreshToken) {
      const config = await configuration();
      if (refreshToken === '' || !config.serverMetadata().revocation_endpoint) return;
      await tokenRevocation(config, refreshToken, { token_type_hint: 'refresh_token' });
    },
    async endSession({ back, state, accountId }) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      // The id token would identify the account better, but tokens must not be in a URL [SSO-06].
      return buildEndSessionUrl(config, { post_logout_redirect_uri: back, state, logout_hint: accountId }).href;
    },
  };
}
