import { html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { backToShop } from './backToShop.ts';
import { fieldIn } from './fieldIn.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

export type InteractionPage = {
  /** The interaction's address. */
  address: string;
  language: Language;
  nonce: string;
};

type LogInPage = InteractionPage & { email: string; error: 'wrong' | 'tooOften' | null };

export function logInPage({ address, language, nonce, email, error }: LogInPage): string {
  const texts = pageTexts[language].logIn;
  const field = fieldIn(language, []);
  const body = html`<div class="paper">
    <h1>${texts.title}</h1>
    ${error === null ? null : html`<p class="notice" role="alert">${texts[error]}</p>`}
    <form method="post" action="${address}/login?language=${language}">
      ${field({ name: 'email', value: email, attributes: html`type="email" autocomplete="username" required maxlength="254"` })}
      ${field({ name: 'password', attributes: html`type="password" autocomplete="current-password" required maxlength="200"` })}
      <button>${texts.button}</button>
    </form>
    <p class="other"><a href="${address}?screen=forgot&amp;language=${language}">${texts.toForgot}</a></p>
    <p class="other"><a href="${address}?screen=register&amp;language=${language}">${texts.toRegister}</a></p>
    ${backToShop(address, language)}
  </div>`;
  return page({
    title: texts.title,
    language,
    nonce,
    body,
    addressIn: (other) => `${address}?screen=login&language=${other}`,
  });
}
