import { randomUUID } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { sealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ConsoleSettings } from './consoleSettings.ts';
import type { EndedSessions } from './endedSessions.ts';

const personSchema = z.object({
  /** The id of the session, by which it can be ended. */
  id: z.string(),
  /** The account at the issuer. */
  account: z.string(),
  email: z.string(),
  name: z.string(),
});

/** A sign-on that has begun in this browser. */
const journeySchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

export type Person = z.infer<typeof personSchema>;
export type Journey = z.infer<typeof journeySchema>;

/** One working day. */
const sessionSeconds = 10 * 60 * 60;
const journeySeconds = 60 * 60;

/** Sessions of people at the console. Their cookies can't be read by scripts, and only the registry can decrypt them. [FED-04] */
export type PersonSessions = ReturnType<typeof personSessions>;

export function personSessions({ url, secret }: Pick<ConsoleSettings, 'url' | 'secret'>, ended: EndedSessions) {
  const [current, ...former] = secretsOf(secret);
  const cookie = sealedCookie(current, former);
  const prefix = url.startsWith('https:') ? '__Host-' : '';
  const names = { session: `${prefix}console_session`, journey: `${prefix}console_journey` };

  return {
    /** The person who is signed on in this browser, or null. */
    async read(request: FastifyRequest): Promise<Person | null> {
      const person = z.safeParse(personSchema, await cookie.read(request, names.session));
      return person.success && !(await ended.has(person.data.id)) ? person.data : null;
    },
    async open(request: FastifyRequest, reply: FastifyReply, person: Omit<Person, 'id'>): Promise<void> {
      const value: Person = { ...person, id: randomUUID() };
      await cookie.write(request, reply, { name: names.session, value, seconds: sessionSeconds });
    },
    /** Ends this session, so that copies of its cookie become invalid too. */
    async end(request: FastifyRequest, reply: FastifyReply, { id }: Person): Promise<void> {
      await ended.add(id, sessionSeconds);
      cookie.clear(request, reply, names.session);
    },
    storeJourney: (request: FastifyRequest, reply: FastifyReply, journey: Journey): Promise<void> =>
      cookie.write(request, reply, { name: names.journey, value: journey, seconds: journeySeconds }),
    /**
     * Reads and deletes the sign-on that this browser has started; null if none with this state was started in this
     * browser.
     */
    async takeJourney(request: FastifyRequest, reply: FastifyReply, state: string): Promise<Journey | null> {
      const journey = z.safeParse(journeySchema, await cookie.read(request, names.journey));
      cookie.clear(request, reply, names.journey);
      return journey.success && journey.data.state === state ? journey.data : null;
    },
  };
}
