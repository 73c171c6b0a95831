import type { Tokens } from '@festival/service-kit/sign-on/openIdClient';
import type { SealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { claimsSchema, type SignOnSession, sessionSchema } from './signOnSession.ts';

const sessionCookie = 'session';
const sessionSeconds = 14 * 24 * 60 * 60;

/** The parts of a session that remain when its tokens change. */
type SessionBase = Pick<SignOnSession, 'id' | 'brand'> & Partial<SignOnSession>;

export interface SessionStore {
  /** Null for a guest. */
  read(request: FastifyRequest): Promise<SignOnSession | null>;
  /** Opens or changes the visitor's session. @throws if neither the tokens nor the former session contain claims. */
  write(request: FastifyRequest, reply: FastifyReply, tokens: Tokens, before: SessionBase): Promise<SignOnSession>;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** Whether a browser sends a session, valid or not. */
export const hasSession = ({ cookies }: FastifyRequest): boolean => cookies[sessionCookie] !== undefined;

/** The visitor's session in an encrypted cookie. */
export const sessionStore = (cookie: SealedCookie): SessionStore => ({
  async read(request) {
    const session = z.safeParse(sessionSchema, await cookie.read(request, sessionCookie));
    return session.success ? session.data : null;
  },
  async write(request, reply, { accessToken, refreshToken, expiresAt, ...tokens }, before) {
    const claims = tokens.claims ? z.parse(claimsSchema, tokens.claims) : before.claims;
    if (!claims) throw new Error('The issuer did not say who signed in.');
    const session = { id: before.id, accessToken, refreshToken, expiresAt, brand: before.brand, claims };
    await cookie.write(request, reply, { name: sessionCookie, value: session, seconds: sessionSeconds });
    return session;
  },
  clear: (request, reply) => cookie.clear(request, reply, sessionCookie),
});
