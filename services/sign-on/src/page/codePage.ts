import { html } from '@festival/service-kit/html/html';
import { fieldIn } from './fieldIn.ts';
import type { InteractionPage } from './logInPage.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

type CodePage = InteractionPage & {
  /** `reset` also asks for the new password. */
  purpose: 'register' | 'reset';
  /** The address to which the code was mailed, as the person typed it; empty when the page is opened again. */
  email: string;
  wrong: readonly string[];
  error: 'wrong' | 'over' | null;
};

/**
 * Asks for the mailed code and, for a reset, for the new password. The page is the same for known and unknown
 * addresses.
 */
export function codePage({ address, language, nonce, purpose, email, wrong, error }: CodePage): string {
  const texts = pageTexts[language][purpose === 'register' ? 'verify' : 'reset'];
  const { code } = pageTexts[language];
  const field = fieldIn(language, wrong);
  const screen = purpose === 'register' ? 'verify' : 'reset';
  const back = purpose === 'register' ? 'register' : 'forgot';
  const body = html`<div class="paper">
    <h1>${texts.title}</h1>
    <p>${email === '' ? code.sent : code.sentTo.replace('{{email}}', email)}</p>
    ${error === null ? null : html`<p class="notice" role="alert">${code[error]}</p>`}
    <form method="post" action="${address}/${screen}?language=${language}" novalidate>
      <input type="hidden" name="email" value="${email}">
      ${field({ name: 'code', attributes: html`inputmode="numeric" autocomplete="one-time-code" required maxlength="20"` })}
      ${
        purpose === 'reset'
          ? field({
              name: 'password',
              hasHint: true,
              attributes: html`type="password" autocomplete="new-password" required minlength="8" maxlength="200"`,
            })
          : null
      }
      <button>${texts.button}</button>
    </form>
    <p class="other"><a href="${address}?screen=${back}&amp;language=${language}">${code.again}</a></p>
  </div>`;
  return page({
    title: texts.title,
    language,
    nonce,
    body,
    addressIn: (other) => `${address}?screen=${screen}&language=${other}`,
  });
}
