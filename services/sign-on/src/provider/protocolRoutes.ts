import rateLimit from '@fastify/rate-limit';
import { clientOf } from '@festival/service-kit/http/clientOf';
import type { IsTrustedProxy } from '@festival/service-kit/settings/trustedProxies';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { believeFormerSecret } from './believeFormerSecret.ts';
import type { ProviderOptions } from './oidcProvider.ts';

type ProtocolDeps = {
  provider: Provider;
  client: ProviderOptions['client'];
  isTrustedProxy: IsTrustedProxy;
  /**
   * The limit of one client. The shop's own server calls for all shoppers, so it is not limited if it is a trusted
   * proxy.
   */
  callsPerMinute: number;
};

/** The protocol's endpoints, which the provider handles. */
export async function protocolRoutes(
  app: FastifyInstance,
  { provider, client, isTrustedProxy, callsPerMinute }: ProtocolDeps,
): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: clientOf,
    allowList: ({ ip }) => isTrustedProxy(ip),
  });
  app.addHook('onRequest', async ({ raw }) => believeFormerSecret(raw.headers, client));
  app.removeAllContentTypeParsers();
  // The provider reads bodies itself.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const answer = provider.callback();
  app.all('/*', async (request, reply) => {
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
}
