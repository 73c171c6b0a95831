import { randomUUID } from 'node:crypto';
import type { OpenIdClient } from '@festival/service-kit/sign-on/openIdClient';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brandsOf } from '../console/brandsOf.ts';
import type { Person, PersonSessions } from '../console/personSessions.ts';
import { refusal } from '../error/refusal.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';
import { sendRefusal } from './addRoute.ts';

type Deps = {
  client: Pick<OpenIdClient, 'authorize' | 'redeem' | 'endSession'>;
  sessions: PersonSessions;
  tokens: Pick<TokenStore, 'list'>;
  /** The registry's origin in a browser. */
  origin: string;
};

/** An address is accepted only if the issuer has verified that it belongs to the person. */
const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().check(z.minLength(3)),
  email_verified: z.literal(true),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
});

/**
 * Sign-on and sign-off by OpenID Connect: `GET /console/sign-on` redirects to the issuer, `GET /console/sign-on/callback` receives the answer, `POST
 * /console/sign-off` ends the session, and `GET /console/session` names its person. [FED-04]
 */
export function personRoutes(app: FastifyInstance, { client, sessions, tokens, origin }: Deps): void {
  const start = `${origin}/console`;
  const callback = `${start}/sign-on/callback`;

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/console/sign-on', async (request, reply) => {
    try {
      const { url, ...journey } = await client.authorize({ callback, language: 'en', isNew: false });
      await sessions.storeJourney(request, reply, journey);
      return reply.redirect(url, 303);
    } catch (error) {
      request.log.error({ err: error }, 'the issuer of sign-on did not answer');
      return reply.redirect(`${start}?refused=away`, 303);
    }
  });

  app.get<{ Querystring: { state?: string; error?: string } }>('/console/sign-on/callback', async (request, reply) => {
    const journey = await sessions.takeJourney(request, reply, String(request.query.state ?? ''));
    if (journey === null || request.query.error !== undefined) return reply.redirect(start, 303);
    try {
      const { claims } = await client.redeem(new URL(request.url, origin), journey);
      const person = personOf(claims);
      if (person === null) return reply.redirect(`${start}?refused=unverified`, 303);
      await sessions.open(request, reply, person);
      request.log.info({ person: person.email }, 'signed on');
      return reply.redirect(start, 303);
    } catch (error) {
      request.log.error({ err: error }, 'a person could not be signed on');
      return reply.redirect(`${start}?refused=away`, 303);
    }
  });

  app.get('/console/session', async (request) => {
    const person = await sessions.read(request);
    if (person === null) return { person: null };
    const { email, name } = person;
    return { person: { email, name, brands: await brandsOf(tokens, email) } };
  });

  app.post('/console/sign-off', async (request, reply) => {
    if (request.headers.origin !== origin)
      return sendRefusal(reply, refusal('not-allowed', `This must come from the console at ${origin}.`));
    const person = await sessions.read(request);
    if (person === null) return { link: start };
    await sessions.end(request, reply, person);
    return { link: await endingAt(person.account).catch(() => start) };
  });

  const endingAt = async (accountId: string): Promise<string> =>
    (await client.endSession({ back: start, state: randomUUID(), accountId })) ?? start;
}

function personOf(claims: unknown): Omit<Person, 'id'> | null {
  const read = z.safeParse(claimsSchema, claims);
  if (!read.success) return null;
  const { sub, email, given_name, family_name } = read.data;
  return { account: sub, email, name: `${given_name} ${family_name}`.trim() || email };
}
