import { openIdClient } from '@festival/service-kit/sign-on/openIdClient';
import { sealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { FastifyInstance } from 'fastify';
import type { SignOnSettings } from '../settings/settings.ts';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import { sessionRegister } from './sessionRegister.ts';
import { createSignOn, type SignOn } from './signOn.ts';
import { signOnRoutes } from './signOnRoutes.ts';

interface OpenSignOnDeps {
  settings: SignOnSettings | null;
  shops: ShopDirectory;
  shopApiUrl: string;
}

/** Opens sign-on with its routes. Undefined, which is logged, if sign-on is not configured: the shop works without it [SSO-05]. */
export function openSignOn(app: FastifyInstance, { settings, shops, shopApiUrl }: OpenSignOnDeps): SignOn | undefined {
  if (!settings) {
    app.log.warn('Nobody can sign in: OIDC_CLIENT_SECRET and SESSION_SECRET are not set.');
    return undefined;
  }
  const client = openIdClient(settings);
  const cookie = sealedCookie(settings.sessionSecret, settings.formerSessionSecrets);
  const signOn = createSignOn({
    client,
    cookie,
    sessions: sessionRegister(shopApiUrl),
    now: Date.now,
    onError: (error) =>
      app.log.error({ err: error }, 'the issuer of sign-on, or the record of sessions, did not answer'),
  });
  signOnRoutes(app, { signOn, client, cookie, shops, shopApiUrl, accountUrl: settings.accountUrl });
  return signOn;
}
