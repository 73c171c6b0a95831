import { databaseTrouble } from '@festival/service-kit/database/databaseTrouble';
import { languageOf } from '@festival/service-kit/html/languageOf';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { endSessionPage } from '../page/endSessionPage.ts';
import { messagePage } from '../page/messagePage.ts';
import { pageHeaders, pageNonce } from '../page/pageHeaders.ts';

const languageIn = (ctx: KoaContextWithOIDC) =>
  languageOf(String(ctx.oidc?.params?.ui_locales ?? ''), ctx.get('accept-language'));

/** The pages of the provider: the confirmation before signing out, the one after it, and errors. */
export function providerPages(shopOrigins: readonly string[]) {
  const send = (ctx: KoaContextWithOIDC, render: (nonce: string) => string) => {
    const nonce = pageNonce();
    ctx.set(pageHeaders(nonce, shopOrigins));
    ctx.body = render(nonce);
  };
  return {
    logoutSource: (ctx: KoaContextWithOIDC, form: string) => {
      const { entities, params, session } = ctx.oidc;
      // The shop names the account to sign out in `logout_hint`; the value is not a token.
      const isNamed = session?.accountId !== undefined && params?.logout_hint === session.accountId;
      // Without a session no confirmation is needed.
      const isAsked = entities.IdTokenHint !== undefined || isNamed || session?.accountId === undefined;
      send(ctx, (nonce) => endSessionPage({ form, language: languageIn(ctx), nonce, isAsked }));
    },
    postLogoutSuccessSource: (ctx: KoaContextWithOIDC) =>
      send(ctx, (nonce) => messagePage({ message: 'signedOut', language: languageIn(ctx), nonce })),
    renderError: (ctx: KoaContextWithOIDC, _out: ErrorOut, error: Error) => {
      // If the database could not execute a query, the status is 503, since a retry may succeed.
      if (databaseTrouble(error)) ctx.status = 503;
      ctx.type = 'html';
      send(ctx, (nonce) => messagePage({ message: 'failed', language: languageIn(ctx), nonce }));
    },
  };
}
