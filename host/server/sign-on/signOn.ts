import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { singleFlight } from '../flight/singleFlight.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import type { OpenIdClient, Tokens } from './openIdClient.ts';
import type { SealedCookie } from './sealedCookie.ts';
import { claimsSchema, type SignOnSession, sessionSchema } from './signOnSession.ts';

export const sessionCookie = 'session';
const sessionSeconds = 14 * 24 * 60 * 60;

/** Tokens are refreshed this long before they expire, in milliseconds. */
const refreshAhead = 60_000;

/** How long an answer of the issuer about its availability is used, in milliseconds. */
const askedEvery = 10_000;

/** The sessions of signed-in visitors. */
export interface SignOn {
  /** The visitor's session with valid tokens; null for a guest, or when signed in with another brand [SSO-01]. */
  sessionOf(request: FastifyRequest, reply: FastifyReply, keys: ShopKeys): Promise<SignOnSession | null>;
  /** Opens or changes the visitor's session. */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    tokens: Tokens,
    before: Pick<SignOnSession, 'brand'> & Partial<SignOnSession>,
  ): Promise<SignOnSession>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<SignOnSession | null>;
  /** Refreshes the tokens now, so that they contain the account's latest data. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Whether signing in is available, by the issuer's last answer; waits at most a second for a new one. */
  isAvailable(): Promise<boolean>;
}

/** The sign-on's brand of a shop: a fixed one, or its own [BRD-02]. */
export const signOnBrandOf = (keys: ShopKeys): string => keys.signOnBrand || keys.brand;

interface SignOnParts {
  client: OpenIdClient;
  cookie: SealedCookie;
  now: () => number;
  onTrouble: (error: unknown) => void;
}

/** The issuer refuses the session: it was ended there, or has expired. */
const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'error' in error && error.error === 'invalid_grant';

export function createSignOn({ client, cookie, now, onTrouble }: SignOnParts): SignOn {
  // The requests of one page arrive together and share one refresh.
  const refresh = singleFlight(
    (refreshToken: string) => refreshToken,
    (refreshToken: string) => client.refresh(refreshToken),
  );

  async function read(request: FastifyRequest): Promise<SignOnSession | null> {
    const session = z.safeParse(sessionSchema, await cookie.read(request, sessionCookie));
    return session.success ? session.data : null;
  }

  async function keep(
    request: FastifyRequest,
    reply: FastifyReply,
    tokens: Tokens,
    before: Pick<SignOnSession, 'brand'> & Partial<SignOnSession>,
  ): Promise<SignOnSession> {
    const { accessToken, refreshToken, expiresAt } = tokens;
    const claims = tokens.claims ? z.parse(claimsSchema, tokens.claims) : before.claims;
    if (!claims) throw new Error('The issuer did not say who signed in.');
    const session = { accessToken, refreshToken, expiresAt, brand: before.brand, claims };
    await cookie.write(request, reply, { name: sessionCookie, value: session, seconds: sessionSeconds });
    return session;
  }

  /** The session with tokens that are valid for a while; null once it has ended. */
  async function fresh(request: FastifyRequest, reply: FastifyReply, session: SignOnSession) {
    const left = session.expiresAt - now();
    if (left > refreshAhead) return session;
    const lasts = left > 0 ? session : null;
    if (session.refreshToken === '') {
      if (!lasts) cookie.clear(request, reply, sessionCookie);
      return lasts;
    }
    try {
      return await keep(request, reply, await refresh(session.refreshToken), session);
    } catch (error) {
      if (isRefused(error)) {
        cookie.clear(request, reply, sessionCookie);
        return null;
      }
      // The issuer is away: the session continues until its access token expires.
      onTrouble(error);
      return lasts;
    }
  }

  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const ask = () =>
    client.configuration().then(
      () => true,
      (error: unknown) => {
        onTrouble(error);
        return false;
      },
    );

  return {
    keep,
    async sessionOf(request, reply, keys) {
      const session = await read(request);
      if (!session) return null;
      if (session.brand !== signOnBrandOf(keys)) {
        cookie.clear(request, reply, sessionCookie);
        return null;
      }
      return fresh(request, reply, session);
    },
    async renew(request, reply) {
      const session = await read(request);
      if (session)
        await fresh(request, reply, { ...session, expiresAt: Math.min(session.expiresAt, now() + refreshAhead) });
    },
    async end(request, reply) {
      const session = await read(request);
      cookie.clear(request, reply, sessionCookie);
      return session;
    },
    async isAvailable() {
      if (!asked || now() - asked.at > askedEvery) asked = { at: now(), answer: ask() };
      const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref());
      return Promise.race([asked.answer, tooLate]);
    },
  };
}
