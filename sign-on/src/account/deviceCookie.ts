import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'known_devices';
const seconds = 365 * 24 * 60 * 60;

/** The tokens by which this device is known to accounts, in a cookie that no script reads. */
export const deviceCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[name],
  write(request: FastifyRequest, reply: FastifyReply, tokens: string): void {
    const secure = request.protocol === 'https';
    reply.setCookie(name, tokens, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: seconds, secure });
  },
};
