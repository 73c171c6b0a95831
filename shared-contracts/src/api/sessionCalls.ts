import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * POST /session: records the session of the account that has signed in. Its id is a secret, which only this answer and the host's cookie contain. The
 * calls about sessions are our own, for hosts only [API-13, SSO-02].
 */
export const openUserSession = endpoint({
  name: 'openUserSession',
  service: 'members',
  summary: 'Records the session of an account that has signed in',
  method: 'POST',
  path: '/session',
  /** Empty, since clients send a POST without a body as a form. */
  body: z.optional(z.object({})),
  answer: z.object({ data: z.object({ id: z.string() }) }),
  headers: ['userToken'],
  isPublic: true,
  isForServers: true,
  status: 201,
});

/** GET /session: the account of a session; 404 once it has ended, at every host. */
export const readUserSession = endpoint({
  name: 'readUserSession',
  service: 'members',
  summary: 'The account of a session that is not over',
  method: 'GET',
  path: '/session',
  answer: z.object({ data: z.object({ accountId: z.string() }) }),
  headers: ['session'],
  isPublic: true,
  isForServers: true,
});

/** DELETE /session: ends a session, for every copy of its cookie, permanently. */
export const endUserSession = endpoint({
  name: 'endUserSession',
  service: 'members',
  summary: 'Ends a session',
  method: 'DELETE',
  path: '/session',
  answer: z.object({ data: z.object({ isEnded: z.literal(true) }) }),
  headers: ['session'],
  isPublic: true,
  isForServers: true,
});
