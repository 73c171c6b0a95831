import { editAccount } from '@festival/shared-contracts/api/signOnCalls';
import type { FastifyInstance } from 'fastify';
import { ownPath } from '../../src/routing/ownPath.ts';
import { chosenLanguage } from '../http/chosenLanguage.ts';
import { siteOrigin } from '../security/siteOrigin.ts';
import { readReturn } from './readReturn.ts';
import { signOnRefusals } from './signOnRefusals.ts';
import { type SignOnRouteDeps, signOnPath } from './signOnRouteDeps.ts';
import { withQuery } from './withQuery.ts';

/** Redirects to the issuer's page for editing the account, and handles the return [SSO-02]. */
export function accountRoutes(routes: FastifyInstance, { signOn, accountUrl }: SignOnRouteDeps): void {
  routes.post(`${signOnPath}${editAccount.path}`, async (request, reply) => {
    const given = readReturn(editAccount.body, request.body);
    if (!given) return signOnRefusals.invalidReturn(reply);
    const { returnTo } = given;
    const back = new URL(withQuery(`${signOnPath}/account-edited`, { returnTo }), siteOrigin(request));
    const link = new URL(accountUrl);
    link.searchParams.set('returnTo', back.href);
    const language = chosenLanguage(request);
    if (language) link.searchParams.set('language', language);
    return reply.send({ data: { link: link.href } });
  });

  // Only new tokens contain the edited data; the session's tokens do not.
  routes.get<{ Querystring: { returnTo?: string } }>(`${signOnPath}/account-edited`, async (request, reply) => {
    await signOn.renew(request, reply);
    return reply.redirect(ownPath(String(request.query.returnTo ?? '')) ?? '/', 303);
  });
}
