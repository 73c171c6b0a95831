import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The addresses of the protocol, which the provider answers. */
export async function protocolRoutes(app: FastifyInstance, { provider }: { provider: Provider }): Promise<void> {
  app.removeAllContentTypeParsers();
  // The provider reads bodies itself.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const answer = provider.callback();
  app.all('/*', async (request, reply) => {
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
}
