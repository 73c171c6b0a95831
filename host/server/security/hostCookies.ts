import type { FastifyInstance } from 'fastify';

/** Browsers accept a cookie with such a name only from this exact host, by https, for all of its paths. */
const prefix = '__Host-';

/**
 * Adds the prefix `__Host-` to every cookie if browsers use https, so that no other host name of the domain, and no page without TLS, can set one.
 * The rest of the server uses the plain names. Register it after the cookie plugin.
 */
export function hostCookies(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSecure && request.protocol !== 'https') return done();
    request.cookies = Object.fromEntries(
      Object.entries(request.cookies).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    );
    const set = reply.setCookie.bind(reply);
    const clear = reply.clearCookie.bind(reply);
    reply.setCookie = (name, value, options) => set(prefix + name, value, { ...options, path: '/', secure: true });
    reply.clearCookie = (name, options) => clear(prefix + name, { ...options, path: '/', secure: true });
    return done();
  });
}
