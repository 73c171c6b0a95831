import { html } from '@festival/service-kit/html/html';
import { backToShop } from './backToShop.ts';
import { fieldIn } from './fieldIn.ts';
import type { InteractionPage } from './logInPage.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';
import { wrongNotice } from './wrongNotice.ts';

type RegisterPage = InteractionPage & {
  /** The typed values, without the password. */
  values: { email: string; givenName: string; familyName: string };
  wrong: readonly string[];
  isTooOften: boolean;
};

export function registerPage({ address, language, nonce, values, wrong, isTooOften }: RegisterPage): string {
  const texts = pageTexts[language].register;
  const field = fieldIn(language, wrong);
  const body = html`<div class="paper">
    <h1>${texts.title}</h1>
    <p>${texts.text}</p>
    ${isTooOften ? html`<p class="notice" role="alert">${pageTexts[language].code.tooOften}</p>` : wrongNotice(language, wrong)}
    <form method="post" action="${address}/register?language=${language}" novalidate>
      <div class="pair">
        ${field({ name: 'givenName', value: values.givenName, attributes: html`autocomplete="given-name" required maxlength="80"` })}
        ${field({ name: 'familyName', value: values.familyName, attributes: html`autocomplete="family-name" required maxlength="80"` })}
      </div>
      ${field({ name: 'email', value: values.email, attributes: html`type="email" autocomplete="username" required maxlength="254"` })}
      ${field({ name: 'password', hasHint: true, attributes: html`type="password" autocomplete="new-password" required minlength="8" maxlength="200"` })}
      <button>${texts.button}</button>
    </form>
    <p class="other"><a href="${address}?screen=login&amp;language=${language}">${texts.toLogIn}</a></p>
    ${backToShop(address, language)}
  </div>`;
  return page({
    title: texts.title,
    language,
    nonce,
    body,
    addressIn: (other) => `${address}?screen=register&language=${other}`,
  });
}
