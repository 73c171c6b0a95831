import type { OpenIdClient, Tokens } from '@festival/service-kit/sign-on/openIdClient';
import type { SealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleFlight } from '../caching/singleFlight.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import type { SessionRegister } from './sessionRegister.ts';
import { sessionStore } from './sessionStore.ts';
import { signOnAvailability } from './signOnAvailability.ts';
import type { SignOnSession } from './signOnSession.ts';

/** Tokens are refreshed this long before they expire, in milliseconds. */
const refreshAhead = 60_000;

/** The sessions of signed-in visitors. */
export interface SignOn {
  /**
   * The visitor's session with valid tokens. Null for a guest, for a visitor who signed in with another brand [SSO-01], and, after `onUnknown`, while
   * the shop API is unavailable, or while the issuer is and the access token has expired.
   */
  sessionOf(
    request: FastifyRequest,
    reply: FastifyReply,
    keys: ShopKeys,
    onUnknown?: () => void,
  ): Promise<SignOnSession | null>;
  /** Opens a new session for a visitor who has signed in, and ends the former one. @throws while the shop API is unavailable. */
  openSession(request: FastifyRequest, reply: FastifyReply, tokens: Tokens, brand: string): Promise<SignOnSession>;
  /**
   * Ends the visitor's session for every copy of its cookie, and the issuer's grant. Null for a guest. @throws while the shop API is unavailable:
   * then nothing has ended.
   */
  endSession(request: FastifyRequest, reply: FastifyReply): Promise<SignOnSession | null>;
  /** Refreshes the tokens now, so that they contain the account's latest data. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whether signing in is available, by the issuer's last answer; waits at most a second for a new answer. */
  isAvailable(): Promise<boolean>;
}

/** The sign-on brand of a shop: a fixed one, or its own [BRD-02]. */
export const signOnBrandOf = (keys: ShopKeys): string => keys.signOnBrand || keys.brand;

interface SignOnDeps {
  client: OpenIdClient;
  cookie: SealedCookie;
  sessions: SessionRegister;
  now: () => number;
  onError: (error: unknown) => void;
}

/** The issuer refuses the session: it was ended there, or has expired. */
const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'error' in error && error.error === 'invalid_grant';

export function createSignOn({ client, cookie, sessions, now, onError }: SignOnDeps): SignOn {
  const store = sessionStore(cookie);
  // The requests of one page arrive together and share one refresh.
  const refresh = singleFlight(
    (refreshToken: string) => refreshToken,
    (refreshToken: string) => client.refresh(refreshToken),
  );

  /**
   * The session in the cookie, unless it has ended; null for a guest. While the shop API is unavailable, the session's owner is treated as a guest.
   */
  async function activeSession(
    request: FastifyRequest,
    reply: FastifyReply,
    onUnknown?: () => void,
  ): Promise<SignOnSession | null> {
    const session = await store.read(request);
    if (!session) return null;
    try {
      if (await sessions.isActive(session.id)) return session;
      store.clear(request, reply);
    } catch (error) {
      onError(error);
      onUnknown?.();
    }
    return null;
  }

  /** The session with tokens that are still valid for a while; null if it has ended, and, after `onUnknown`, while no new tokens are available. */
  async function fresh(request: FastifyRequest, reply: FastifyReply, session: SignOnSession, onUnknown?: () => void) {
    const left = session.expiresAt - now();
    if (left > refreshAhead) return session;
    const lasts = left > 0 ? session : null;
    if (session.refreshToken === '') {
      if (!lasts) store.clear(request, reply);
      return lasts;
    }
    try {
      return await store.write(request, reply, await refresh(session.refreshToken), session);
    } catch (error) {
      if (isRefused(error)) {
        store.clear(request, reply);
        return null;
      }
      // The issuer is unavailable: the session remains valid until its access token expires.
      onError(error);
      if (!lasts) onUnknown?.();
      return lasts;
    }
  }

  return {
    async openSession(request, reply, tokens, brand) {
      const id = await sessions.open(tokens.accessToken);
      const before = await store.read(request);
      if (before) await sessions.end(before.id);
      return store.write(request, reply, tokens, { id, brand });
    },
    async sessionOf(request, reply, keys, onUnknown) {
      const session = await activeSession(request, reply, onUnknown);
      if (session?.brand === signOnBrandOf(keys)) return fresh(request, reply, session, onUnknown);
      if (session) store.clear(request, reply);
      return null;
    },
    async renew(request, reply) {
      const session = await activeSession(request, reply);
      if (session)
        await fresh(request, reply, { ...session, expiresAt: Math.min(session.expiresAt, now() + refreshAhead) });
    },
    async endSession(request, reply) {
      const session = await store.read(request);
      if (session) await sessions.end(session.id);
      store.clear(request, reply);
      if (session) await client.revoke(session.refreshToken).catch(onError);
      return session;
    },
    isAvailable: signOnAvailability({ client, now, onError }),
  };
}
