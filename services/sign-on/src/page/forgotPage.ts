import { html } from '@festival/service-kit/html/html';
import { fieldIn } from './fieldIn.ts';
import type { InteractionPage } from './logInPage.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

type ForgotPage = InteractionPage & { email: string; wrong: readonly string[]; isTooOften: boolean };

/** Asks for the address to which the code for a new password is mailed. */
export function forgotPage({ address, language, nonce, email, wrong, isTooOften }: ForgotPage): string {
  const { forgot, code, register } = pageTexts[language];
  const field = fieldIn(language, wrong);
  const body = html`<div class="paper">
    <h1>${forgot.title}</h1>
    <p>${forgot.text}</p>
    ${isTooOften ? html`<p class="notice" role="alert">${code.tooOften}</p>` : null}
    <form method="post" action="${address}/forgot?language=${language}" novalidate>
      ${field({ name: 'email', value: email, attributes: html`type="email" autocomplete="username" required maxlength="254"` })}
      <button>${forgot.button}</button>
    </form>
    <p class="other"><a href="${address}?screen=login&amp;language=${language}">${register.toLogIn}</a></p>
  </div>`;
  return page({
    title: forgot.title,
    language,
    nonce,
    body,
    addressIn: (other) => `${address}?screen=forgot&language=${other}`,
  });
}
