import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope receive a form's fields as text, of at most 16 kB. */
export const acceptForms = (routes: FastifyInstance): void => {
  const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const;
  routes.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => done(null, body));
};
