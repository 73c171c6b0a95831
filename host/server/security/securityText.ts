import { languages } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';

interface SecurityTextOptions {
  /** A mailto: or https: address; without it there is no security.txt. */
  contact: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

const lifetime = 180 * 24 * 60 * 60 * 1_000;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for reporting a weakness. It expires half a year after the start of this server, so
 * that an abandoned contact does not stay valid.
 */
export function securityTextRoute(app: FastifyInstance, { contact, now }: SecurityTextOptions): void {
  if (contact === undefined) return;
  const text = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now() + lifetime).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    '',
  ].join('\n');
  app.get('/.well-known/security.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
}
