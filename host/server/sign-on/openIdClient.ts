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
} from 'openid-client';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** What the server must remember of a way that a browser is sent on. */
export interface Departure {
  /** Where the browser goes. */
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

export interface Tokens {
  accessToken: string;
  /** Empty when the issuer gives none: then the session ends with the access token. */
  refreshToken: string;
  /** When the access token ends, in milliseconds. */
  expiresAt: number;
  /** Who signed in; undefined when a refresh did not say it again. */
  claims: IDToken | undefined;
}

type Way = { callback: string; language: string | undefined; isNew: boolean };

/** The issuer, as the host's server speaks with it: authorization code flow with PKCE. Every call throws while it is away. */
export interface OpenIdClient {
  /** Whether it can be asked; what was found is kept, so only the first question waits for it. */
  configuration(): Promise<Configuration>;
  depart(way: Way): Promise<Departure>;
  /** The tokens for the code in the address that a browser came back with. @throws when it is not the way that was begun. */
  redeem(came: URL, departure: Omit<Departure, 'url'>): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  /** Where a browser goes to end the issuer's own session; null when the issuer has no such place. */
  endSession(wish: { back: string; state: string; accountId: string }): Promise<string | null>;
}

type Answer = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** An issuer that does not say how long its tokens last means this, in seconds. */
const usualLifetime = 300;

const tokensOf = (answer: Answer, now: number): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? '',
  expiresAt: now + (answer.expiresIn() ?? usualLifetime) * 1000,
  claims: answer.claims(),
});

export function openIdClient({ issuer, clientId, clientSecret, scope }: OpenIdSettings): OpenIdClient {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
      // The embedded issuer listens on this machine, where there is nothing to encrypt.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      timeout: 5,
    }).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    configuration,
    async depart({ callback, language, isNew }) {
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
        // Where the issuer knows no such prompt, its own page leads on to registering.
        ...(isNew && canRegister ? { prompt: 'create' } : {}),
      });
      return { url: url.href, state, nonce, verifier };
    },
    async redeem(came, { state, nonce, verifier }) {
      const answer = await authorizationCodeGrant(await configuration(), came, {
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
    async endSession({ back, state, accountId }) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      // The id token would name the person better, but no token stands in an address [SSO-06].
      return buildEndSessionUrl(config, { post_logout_redirect_uri: back, state, logout_hint: accountId }).href;
    },
  };
}
