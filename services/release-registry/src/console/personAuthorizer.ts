import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../error/refusal.ts';
import { type Need, needText } from '../tokens/rights.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';
import { brandsOf } from './brandsOf.ts';
import type { PersonSessions } from './personSessions.ts';

/** Whether the person who is signed on in a browser may do this; null if no person is signed on. */
export type AuthorizePerson = (request: FastifyRequest, need: Need) => Promise<Result<string, Refusal> | null>;

type Deps = { sessions: Pick<PersonSessions, 'read'>; tokens: Pick<TokenStore, 'list'>; origin: string };

/**
 * From the console's own pages, a person who makes releases of a brand may do so, see what
 * is published, released and waiting, and read figures of these brands. A
 * browser also sends the cookie with writes from other sites' pages, so each write's origin is checked. Returns the
 * person's address, which the history shows. [FED-04]
 */
export const personAuthorizer =
  ({ sessions, tokens, origin }: Deps): AuthorizePerson =>
  async (request, need) => {
    const person = await sessions.read(request);
    if (person === null) return null;
    const { email } = person;
    const brands = await brandsOf(tokens, email);
    // Reads change nothing, and browsers do not let other pages read the answer.
    if ('see' in need && brands.length > 0) return success(email);
    if ('look' in need && brands.some((brand) => brand === (need.brand ?? brand))) return success(email);
    if (request.headers.origin !== origin)
      return refuse('not-allowed', `This must come from the console at ${origin}.`);
    if ('activate' in need && brands.includes(need.activate)) return success(email);
    return refuse(
      'not-allowed',
      `${email} may not ${needText(need)}. The registry’s operator allows it: release token --owner ${email} --activate <brand>.`,
      brands.map((brand) => `you may ${needText({ activate: brand })}`),
    );
  };
