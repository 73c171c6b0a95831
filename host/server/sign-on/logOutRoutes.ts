import { logOut } from '@festival/shared-contracts/api/signOnCalls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteOrigin } from '../security/siteOrigin.ts';
import { forgetCarts } from './forgetCarts.ts';
import { storeJourney, takeJourney } from './journey.ts';
import { readReturn } from './readReturn.ts';
import { signOnRefusals } from './signOnRefusals.ts';
import { type SignOnRouteDeps, signOnPath } from './signOnRouteDeps.ts';

/** The routes for signing out here and at the issuer [SSO-02]. */
export function logOutRoutes(routes: FastifyInstance, deps: SignOnRouteDeps): void {
  const { signOn, client, cookie } = deps;

  /** The address that ends the issuer's session and then returns; only the return path if the issuer is unavailable. */
  async function endingAt(request: FastifyRequest, reply: FastifyReply, accountId: string, returnTo: string) {
    const state = crypto.randomUUID();
    try {
      const back = `${siteOrigin(request)}${signOnPath}/signed-out`;
      const link = await client.endSession({ back, state, accountId });
      if (link === null) return returnTo;
      await storeJourney(cookie, request, reply, { state, nonce: '', verifier: '', brand: '', returnTo });
      return link;
    } catch (error) {
      request.log.error({ err: error }, 'the session at the issuer was not ended');
      return returnTo;
    }
  }

  routes.post(`${signOnPath}${logOut.path}`, async (request, reply) => {
    const given = readReturn(logOut.body, request.body);
    if (!given) return signOnRefusals.invalidReturn(reply);
    const session = await signOn.endSession(request, reply).catch((error: unknown) => ({ error }));
    if (session && 'error' in session) return signOnRefusals.notLoggedOut(request, reply, session.error);
    if (session) await forgetCarts(deps, request, reply);
    const link = session ? await endingAt(request, reply, session.claims.sub, given.returnTo) : given.returnTo;
    // Clears personal data in this browser other than cookies, such as the text typed into a form.
    return reply.header('clear-site-data', '"storage"').send({ data: { link } });
  });

  routes.get<{ Querystring: { state?: string } }>(`${signOnPath}/signed-out`, async (request, reply) => {
    const journey = await takeJourney(cookie, request, reply, String(request.query.state ?? ''));
    return reply.redirect(journey?.returnTo ?? '/', 303);
  });
}
