import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SealedCookie } from './sealedCookie.ts';

/** What is remembered of a browser while it is at the issuer's. */
const journeySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  brand: z.string(),
  /** Path of this site to come back to. */
  returnTo: z.string(),
});

export type Journey = z.infer<typeof journeySchema>;

const journeySeconds = 60 * 60;
// One each, so that two tabs can be on their way at the same time.
const nameOf = (state: string) => `journey_${state.replace(/\W/g, '').slice(0, 12)}`;

/** Remembers where a browser was going. */
export const keepJourney = (cookie: SealedCookie, request: FastifyRequest, reply: FastifyReply, journey: Journey) =>
  cookie.write(request, reply, { name: nameOf(journey.state), value: journey, seconds: journeySeconds });

/** The journey that a browser comes back from, forgotten by this; undefined when it is not one that began here. */
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
