import { startLogin, startRegistration } from '@festival/shared-contracts/api/signOnCalls';
import type { FastifyInstance } from 'fastify';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { requestedShop } from '../http/requestedShop.ts';
import { siteOrigin } from '../security/siteOrigin.ts';
import { storeJourney, takeJourney } from './journey.ts';
import { readReturn } from './readReturn.ts';
import { renewCarts } from './renewCarts.ts';
import { signOnBrandOf } from './signOn.ts';
import { signOnRefusals } from './signOnRefusals.ts';
import { type SignOnRouteDeps, signOnPath } from './signOnRouteDeps.ts';
import { withQuery } from './withQuery.ts';

const calls = [
  { call: startLogin, isNew: false },
  { call: startRegistration, isNew: true },
] as const;

function startRoute(routes: FastifyInstance, deps: SignOnRouteDeps, { call, isNew }: (typeof calls)[number]): void {
  const { signOn, client, cookie, shops } = deps;
  routes.post(`${signOnPath}${call.path}`, async (request, reply) => {
    const keys = await requestedShop(request, shops);
    if (!keys) return signOnRefusals.unknownShop(reply);
    const given = readReturn(call.body, request.body);
    if (!given) return signOnRefusals.invalidReturn(reply);
    const { returnTo, ...carried } = given;
    // With only cached metadata, the browser would be sent to an issuer that is unavailable.
    if (!(await signOn.isAvailable())) return signOnRefusals.issuerAway(request, reply, 'it gives no answer');
    try {
      const callback = `${siteOrigin(request)}${signOnPath}/callback`;
      const { url, ...authorization } = await client.authorize({ callback, language: chosenLanguage(request), isNew });
      const brand = signOnBrandOf(keys);
      await storeJourney(cookie, request, reply, { ...authorization, brand, returnTo: withQuery(returnTo, carried) });
      return reply.send({ data: { link: url } });
    } catch (error) {
      return signOnRefusals.issuerAway(request, reply, error);
    }
  });
}

/** The routes for signing in and registering at the issuer, and for the callback from there [SSO-02]. */
export function loginRoutes(routes: FastifyInstance, deps: SignOnRouteDeps): void {
  const { signOn, client, cookie, shops, shopApiUrl } = deps;
  for (const each of calls) startRoute(routes, deps, each);

  type Callback = { Querystring: { state?: string; error?: string } };
  routes.get<Callback>(`${signOnPath}/callback`, async (request, reply) => {
    const journey = await takeJourney(cookie, request, reply, String(request.query.state ?? ''));
    // The callback was opened twice or too late, so there is no sign-on to complete, and the shop's index opens.
    if (!journey) return reply.redirect('/', 303);
    if (request.query.error === undefined) {
      try {
        const tokens = await client.redeem(new URL(request.url, siteOrigin(request)), journey);
        const session = await signOn.openSession(request, reply, tokens, journey.brand);
        await renewCarts(request, reply, { shops, shopApiUrl }, session);
      } catch (error) {
        request.log.error({ err: error }, 'a visitor could not be signed in');
      }
    }
    return reply.redirect(journey.returnTo, 303);
  });
}
