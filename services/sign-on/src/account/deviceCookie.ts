import type { FastifyReply, FastifyRequest } from 'fastify';

const seconds = 365 * 24 * 60 * 60;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

// Behind TLS the `__Host-` prefix prevents other hosts of the domain from setting the cookie.
const nameFor = (request: FastifyRequest): string => `${isSecure(request) ? '__Host-' : ''}known_devices`;

/** The tokens that identify this device to accounts, in an HttpOnly cookie. */
export const deviceCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)],
  write(request: FastifyRequest, reply: FastifyReply, tokens: string): void {
    const secure = isSecure(request);
    reply.setCookie(nameFor(request), tokens, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: seconds, secure });
  },
};
