import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { page } from '../page/page.ts';
import { pageTexts } from '../page/pageTexts.ts';
import { type CheckoutOutcome, checkoutOutcomes } from './checkoutOutcomes.ts';
import { checkoutTexts } from './checkoutTexts.ts';
import { methodById } from './mollieMethods.ts';
import type { MolliePayment, Money } from './mollieTypes.ts';

type CheckoutPage = { payment: MolliePayment; language: Language; nonce: string; address: (shown: Language) => string };

/** The hosted page: a button for each outcome of an open payment, and a chargeback of a paid one. */
export function checkoutPage({ payment, language, nonce, address }: CheckoutPage): string {
  const { outcomes, method, chargeBack, statuses } = checkoutTexts[language];
  const { order, amount, outcomesHint, back } = pageTexts[language];
  const title = statuses[payment.status];
  const isOpen = payment.status === 'open' || payment.status === 'pending' || payment.status === 'authorized';
  const names = Object.keys(checkoutOutcomes) as CheckoutOutcome[];
  const buttons = isOpen
    ? names.map((name) => button('outcome', name, outcomes[name]))
    : payment.status === 'paid'
      ? [button('chargeback', 'whole', chargeBack)]
      : [];
  const choice =
    payment.method === null
      ? html`<label>${method}<select name="method">${payment.methods.map(
          (id) => html`<option value="${id}">${methodById(id)?.names[language] ?? id}</option>`,
        )}</select></label>`
      : null;
  const body = html`
    <div class="paper">
      <h1>${title}</h1>
      <dl>
        <dt>${order}</dt><dd>${payment.description}</dd>
        <dt>${amount}</dt><dd class="amount">${shownAmount(payment.amount, language)}</dd>
      </dl>
      ${isOpen ? html`<p>${outcomesHint}</p>` : null}
      <form method="post" action="${address(language)}">${choice}${buttons}</form>
      ${isOpen || payment.redirectUrl === null ? null : html`<a class="quiet" href="${payment.redirectUrl}">${back}</a>`}
    </div>`;
  return page({ title, language, nonce, body, addressIn: address });
}

/** An amount in any currency, in the format of a language: `€ 12,50`. */
const shownAmount = ({ currency, value }: Money, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(value));

const button = (name: string, value: string, text: string): Html =>
  html`<button class="${value === 'paid' ? 'pay' : 'outcome'}" name="${name}" value="${value}">${text}</button>`;
