import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Builds a service and returns every route that it registers, as `GET /path/:name`, without the HEAD that Fastify adds
 * to each GET.
 */
export async function registeredRoutes<Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; routes: string[] }> {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      routes.push(...[method].flat().map((one) => `${one} ${url}`));
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    const built = await build();
    return { built, routes: routes.filter((route) => !route.startsWith('HEAD ')).sort() };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
