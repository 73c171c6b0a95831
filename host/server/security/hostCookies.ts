import type { FastifyInstance } from 'fastify';

/** Browsers take a cookie of such a name only from this very host, by https, for all of its paths. */
const prefix = '__Host-';

/**
 * Names every cookie with `__Host-` where browsers come by https: no other name of the domain, and no page without TLS, can set one. The rest of
 * the server sees the plain names. Register it after the plugin of the cookies.
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
