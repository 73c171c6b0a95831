import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SealedCookie } from './sealedCookie.ts';

/** What the host remembers of a browser that is at the issuer's. */
const journeySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  brand: z.string(),
  /** The path of this site to return to. */
  returnTo: z.string(),
});

export type Journey = z.infer<typeof journeySchema>;

const journeySeconds = 60 * 60;
// One cookie for each, so that two tabs can sign in at the same time.
const nameOf = (state: string) => `journey_${state.replace(/\W/g, '').slice(0, 12)}`;

/** Stores the journey in a cookie. */
export const storeJourney = (cookie: SealedCookie, request: FastifyRequest, reply: FastifyReply, journey: Journey) =>
  cookie.write(request, reply, { name: nameOf(journey.state), value: journey, seconds: journeySeconds });

/** Reads and removes the journey of a returning browser; undefined when none with this state began here. */
export async function takeJourney(
  cookie: SealedCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): Promise<Journey | undefined> {
  const journey = z.safeParse(journeySchema, await cookie.read(request, nameOf(state)));
  cookie.clear(request, reply, nameOf(state));
  return journey.success && journey.data.state === state ? journey.data : undefined;
}
