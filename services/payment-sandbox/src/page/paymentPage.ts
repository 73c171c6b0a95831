import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import type { CardFieldName, CardFields } from '../cardForm.ts';
import type { SandboxPayment } from '../sandboxPayment.ts';
import { testCards } from '../testCards.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';
import { paymentFacts } from './paymentFacts.ts';

type PaymentPage = {
  payment: SandboxPayment;
  language: Language;
  nonce: string;
  /** The typed values, shown again after an error. */
  fields: Partial<CardFields>;
  wrong: CardFieldName[];
};

/** The page with the card form and the test cards. */
export function paymentPage({ payment, language, nonce, fields, wrong }: PaymentPage): string {
  const texts = pageTexts[language];
  const address = `/pay/${payment.pageToken}?language=${language}`;
  const field = (name: CardFieldName, attributes: Html, hint: string | null = null) => html`
    <div>
      <label for="${name}">${texts[name]}${hint === null ? null : html` <span class="hint" id="${name}-hint">${hint}</span>`}</label>
      <input id="${name}" name="${name}" value="${fields[name] ?? ''}" required ${attributes}
        ${wrong.includes(name) ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : hint === null ? null : html`aria-describedby="${name}-hint"`}>
      ${wrong.includes(name) ? html`<p class="wrong" id="${name}-wrong">${texts.errors[name]}</p>` : null}
    </div>`;
  const body = html`
    <div class="paper">
      <h1>${texts.title}</h1>
      ${wrong.length > 0 ? html`<p class="notice" role="alert">${texts.errors.heading} ${wrong.map((name) => `${texts[name]}. `)}</p>` : null}
      ${paymentFacts(payment, language)}
      <form method="post" action="${address}" novalidate>
        ${field('number', html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`)}
        <div class="pair">
          ${field('expiry', html`inputmode="numeric" autocomplete="cc-exp" maxlength="7"`, texts.expiryHint)}
          ${field('code', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`, texts.codeHint)}
        </div>
        ${field('holder', html`autocomplete="cc-name" maxlength="120"`)}
        <button class="pay" name="action" value="pay">${texts.pay} ${moneyIn(language, payment.amount)}</button>
        <button class="quiet" name="action" value="cancel">${texts.cancel}</button>
      </form>
    </div>
    <section class="cards" aria-labelledby="cards">
      <h2 id="cards">${texts.cards}</h2>
      <p>${texts.cardsHint}</p>
      <ul>${testCards.map(
        (card) => html`<li><a href="${address}&amp;card=${card.number.replaceAll(' ', '')}">
          <span class="number">${card.number}</span> <span class="what">${texts.labels[card.label]}</span> <span class="use">${texts.use}</span>
        </a></li>`,
      )}</ul>
    </section>`;
  return page({
    title: texts.title,
    language,
    nonce,
    body,
    addressIn: (other) => `/pay/${payment.pageToken}?language=${other}`,
  });
}
