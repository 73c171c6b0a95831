import { checkSession } from '@festival/shared-contracts/api/signOnCalls';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { requestedShop } from '../http/requestedShop.ts';
import { accountRoutes } from './accountRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { logOutRoutes } from './logOutRoutes.ts';
import { signOnRefusals } from './signOnRefusals.ts';
import { type SignOnRouteDeps, signOnPath } from './signOnRouteDeps.ts';
import { visitorUser } from './visitorUser.ts';

function sessionRoute(routes: FastifyInstance, { signOn, shops, shopApiUrl }: SignOnRouteDeps): void {
  routes.get(`${signOnPath}${checkSession.path}`, async (request, reply) => {
    const keys = await requestedShop(request, shops);
    if (!keys) return signOnRefusals.unknownShop(reply);
    let isKnown = true;
    const session = await signOn.sessionOf(request, reply, keys, () => {
      isKnown = false;
    });
    if (!isKnown) return signOnRefusals.sessionUnknown(reply);
    const data = {
      available: await signOn.isAvailable(),
      user: session && (await visitorUser(shopApiUrl, keys, session, request.log)),
      brand: session?.brand ?? '',
    };
    return reply.send(z.encode(checkSession.answer, { data }));
  });
}

/** The routes for signing in and out; tokens stay in a cookie that scripts cannot read [SSO-02, SSO-03]. */
export function signOnRoutes(app: FastifyInstance, deps: SignOnRouteDeps): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (request.method !== 'GET' && !isOwnOrigin(request))
        return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
    });
    sessionRoute(routes, deps);
    loginRoutes(routes, deps);
    accountRoutes(routes, deps);
    logOutRoutes(routes, deps);
  });
}
