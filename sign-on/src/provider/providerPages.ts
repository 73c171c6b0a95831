import { databaseTrouble } from '@festival/service-kit/database/databaseTrouble';
import { languageOf } from '@festival/service-kit/html/languageOf';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { endSessionPage } from '../page/endSessionPage.ts';
import { messagePage } from '../page/messagePage.ts';
import { pageHeaders, pageNonce } from '../page/pageHeaders.ts';

const languageIn = (ctx: KoaContextWithOIDC) =>
  languageOf(String(ctx.oidc?.params?.ui_locales ?? ''), ctx.get('accept-language'));

/** The pages that the provider shows: the question whether to sign out, its confirmation, and errors. */
export function providerPages(shopOrigins: readonly string[]) {
  const send = (ctx: KoaContextWithOIDC, render: (nonce: string) => string) => {
    const nonce = pageNonce();
    ctx.set(pageHeaders(nonce, shopOrigins));
    ctx.body = render(nonce);
  };
  return {
    logoutSource: (ctx: KoaContextWithOIDC, form: string) => {
      const { entities, params, session } = ctx.oidc;
      // The shop names the account to sign out in `logout_hint`, which is no token.
      const isNamed = session?.accountId !== undefined && params?.logout_hint === session.accountId;
      // Without a session there is nothing to ask about.
      const isAsked = entities.IdTokenHint !== undefined || isNamed || session?.accountId === undefined;
      send(ctx, (nonce) => endSessionPage({ form, language: languageIn(ctx), nonce, isAsked }));
    },
    postLogoutSuccessSource: (ctx: KoaContextWithOIDC) =>
      send(ctx, (nonce) => messagePage({ message: 'signedOut', language: languageIn(ctx), nonce })),
    renderError: (ctx: KoaContextWithOIDC, _out: ErrorOut, error: Error) => {
      // The database can't be written just now: another try may succeed.
      if (databaseTrouble(error)) ctx.status = 503;
      ctx.type = 'html';
      send(ctx, (nonce) => messagePage({ message: 'failed', language: languageIn(ctx), nonce }));
    },
  };
}
