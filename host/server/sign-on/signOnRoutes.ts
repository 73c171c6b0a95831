import {
  checkSession,
  editAccount,
  logOut,
  startLogin,
  startRegistration,
} from '@festival/shared-contracts/api/signOnCalls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isOwnOrigin } from '../api/isOwnOrigin.ts';
import { refuse } from '../api/refuse.ts';
import { chosenLanguage } from '../pages/languageChoice.ts';
import type { ShopDirectory, ShopKeys } from '../shop/shopDirectory.ts';
import { keepJourney, takeJourney } from './journey.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { ownPath, withQuery } from './ownPath.ts';
import type { SealedCookie } from './sealedCookie.ts';
import { type SignOn, signOnBrandOf } from './signOn.ts';
import { visitorUser } from './visitorUser.ts';

interface SignOnRouteParts {
  signOn: SignOn;
  client: OpenIdClient;
  cookie: SealedCookie;
  shops: ShopDirectory;
  shopApiUrl: string;
  /** The page where accounts are edited; the address to return to is added as `returnTo`. */
  accountUrl: string;
}

const base = '/api/sign-on';

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** The call's data with a `returnTo` on this site; undefined when it is invalid or names another site. */
function readReturn<Body extends z.ZodMiniType<{ returnTo: string }>>(schema: Body, body: unknown) {
  const given = z.safeParse(schema, body ?? undefined);
  const returnTo = given.success ? ownPath(given.data.returnTo) : null;
  return given.success && returnTo !== null ? { ...given.data, returnTo } : undefined;
}

/** Signing in and out; tokens stay in a cookie that no script reads [SSO-02, SSO-03]. */
export function signOnRoutes(app: FastifyInstance, parts: SignOnRouteParts): void {
  const { signOn, client, cookie, shops, shopApiUrl, accountUrl } = parts;

  app.register(async (routes) => {
    routes.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (request.method !== 'GET' && !isOwnOrigin(request))
        return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
    });

    async function keysOf(request: FastifyRequest): Promise<ShopKeys | undefined> {
      const slug = request.headers['x-shop'];
      return typeof slug === 'string' ? await shops(slug) : undefined;
    }

    const invalid = (reply: FastifyReply) =>
      refuse(reply, 400, 'request.invalid', 'The call names no path of this shop to come back to.');
    const unknownShop = (reply: FastifyReply) => refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
    const away = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
      request.log.error({ err: error }, 'sign-on can not be reached');
      return refuse(reply, 503, 'sign-on.away', 'Signing in is not possible just now. The shop goes on without.');
    };

    routes.get(`${base}${checkSession.path}`, async (request, reply) => {
      const keys = await keysOf(request);
      if (!keys) return unknownShop(reply);
      const session = await signOn.sessionOf(request, reply, keys);
      const data = {
        available: await signOn.isAvailable(),
        user: session && (await visitorUser(shopApiUrl, keys, session)),
        brand: session?.brand ?? '',
      };
      return reply.send(z.encode(checkSession.answer, { data }));
    });

    for (const [call, isNew] of [
      [startLogin, false],
      [startRegistration, true],
    ] as const) {
      routes.post(`${base}${call.path}`, async (request, reply) => {
        const keys = await keysOf(request);
        if (!keys) return unknownShop(reply);
        const wish = readReturn(call.body, request.body);
        if (!wish) return invalid(reply);
        const { returnTo, ...carried } = wish;
        try {
          const callback = `${originOf(request)}${base}/callback`;
          const { url, ...way } = await client.depart({ callback, language: chosenLanguage(request), isNew });
          const brand = signOnBrandOf(keys);
          await keepJourney(cookie, request, reply, { ...way, brand, returnTo: withQuery(returnTo, carried) });
          return reply.send({ data: { link: url } });
        } catch (error) {
          return away(request, reply, error);
        }
      });
    }

    routes.get<{ Querystring: { state?: string; error?: string } }>(`${base}/callback`, async (request, reply) => {
      const journey = await takeJourney(cookie, request, reply, String(request.query.state ?? ''));
      // Opened twice or too late: nothing to complete, so the shop's index opens.
      if (!journey) return reply.redirect('/', 303);
      if (request.query.error === undefined) {
        try {
          const tokens = await client.redeem(new URL(request.url, originOf(request)), journey);
          await signOn.keep(request, reply, tokens, { brand: journey.brand });
        } catch (error) {
          request.log.error({ err: error }, 'a visitor could not be signed in');
        }
      }
      return reply.redirect(journey.returnTo, 303);
    });

    routes.post(`${base}${editAccount.path}`, async (request, reply) => {
      const wish = readReturn(editAccount.body, request.body);
      if (!wish) return invalid(reply);
      const back = new URL(withQuery(`${base}/account-edited`, { returnTo: wish.returnTo }), originOf(request));
      const link = new URL(accountUrl);
      link.searchParams.set('returnTo', back.href);
      const language = chosenLanguage(request);
      if (language) link.searchParams.set('language', language);
      return reply.send({ data: { link: link.href } });
    });

    // The edited data are in new tokens, not in those of the session.
    routes.get<{ Querystring: { returnTo?: string } }>(`${base}/account-edited`, async (request, reply) => {
      await signOn.renew(request, reply);
      return reply.redirect(ownPath(String(request.query.returnTo ?? '')) ?? '/', 303);
    });

    routes.post(`${base}${logOut.path}`, async (request, reply) => {
      const wish = readReturn(logOut.body, request.body);
      if (!wish) return invalid(reply);
      const session = await signOn.end(request, reply);
      const link = session ? await endingAt(request, reply, session.claims.sub, wish.returnTo) : wish.returnTo;
      return reply.send({ data: { link } });
    });

    /** The address that ends the issuer's session and then returns; only the return path when the issuer is away. */
    async function endingAt(request: FastifyRequest, reply: FastifyReply, accountId: string, returnTo: string) {
      const state = crypto.randomUUID();
      try {
        const link = await client.endSession({ back: `${originOf(request)}${base}/signed-out`, state, accountId });
        if (link === null) return returnTo;
        await keepJourney(cookie, request, reply, { state, nonce: '', verifier: '', brand: '', returnTo });
        return link;
      } catch (error) {
        request.log.error({ err: error }, 'the session at the issuer was not ended');
        return returnTo;
      }
    }

    routes.get<{ Querystring: { state?: string } }>(`${base}/signed-out`, async (request, reply) => {
      const journey = await takeJourney(cookie, request, reply, String(request.query.state ?? ''));
      return reply.redirect(journey?.returnTo ?? '/', 303);
    });
  });
}
