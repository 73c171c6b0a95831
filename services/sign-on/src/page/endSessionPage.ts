import { Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

type EndSessionPage = {
  /** The provider's own form, without buttons. */
  form: string;
  language: Language;
  nonce: string;
  /** The person has confirmed in the shop, so the page does not ask again. */
  isAsked: boolean;
};

/** Asks whether to sign out. If the person has already confirmed in the shop, a script submits the form. */
export function endSessionPage({ form, language, nonce, isAsked }: EndSessionPage): string {
  const texts = pageTexts[language].endSession;
  const body = html`<div class="paper">
    <h1>${texts.title}</h1>
    <p>${texts.text}</p>
    ${new Html(form)}
    <button form="op.logoutForm" name="logout" value="yes" id="yes">${texts.yes}</button>
    ${isAsked ? null : html`<button class="quiet" form="op.logoutForm">${texts.no}</button>`}
    ${isAsked ? html`<script nonce="${nonce}">document.getElementById('yes').click()</script>` : null}
  </div>`;
  return page({ title: texts.title, language, nonce, body, addressIn: null });
}
