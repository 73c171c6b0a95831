import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';

export const signOnRefusals = {
  invalidReturn: (reply: FastifyReply) =>
    refuse(reply, 400, 'request.invalid', 'The call names no path of this shop to come back to.'),
  unknownShop: (reply: FastifyReply) => refuse(reply, 404, 'unknown_shop', 'There is no such shop.'),
  sessionUnknown: (reply: FastifyReply) =>
    refuse(reply, 503, 'sign-on.away', 'Who is signed in can not be told just now.'),
  notLoggedOut(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    request.log.error({ err: error }, 'a session was not ended');
    return refuse(reply, 503, 'sign-on.away', 'You are not logged out yet. Try again in a moment.');
  },
  issuerAway(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    request.log.error({ err: error }, 'sign-on can not be reached');
    return refuse(reply, 503, 'sign-on.away', 'Signing in is not possible just now. The shop goes on without.');
  },
};
