import type { SealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** The host's record of a started sign-on, while the browser is at the issuer. */
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
// Each journey has a separate cookie, so that two tabs can sign in at the same time.
const nameOf = (state: string) => `journey_${state.replace(/\W/g, '').slice(0, 12)}`;

/** The maximum number; the oldest are removed, since the browser's cookie header has a limit. */
const mostAtOnce = 5;

/** Stores the sign-on journey in a cookie. */
export async function storeJourney(
  cookie: SealedCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  journey: Journey,
): Promise<void> {
  // Browsers send the oldest cookie first.
  const begun = Object.keys(request.cookies).filter((name) => /^journey_\w+$/.test(name));
  for (const name of begun.slice(0, Math.max(0, begun.length - mostAtOnce + 1))) cookie.clear(request, reply, name);
  await cookie.write(request, reply, { name: nameOf(journey.state), value: journey, seconds: journeySeconds });
}

/** Reads and removes the sign-on journey of a returning browser; undefined if no journey with this state began in this browser. */
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
