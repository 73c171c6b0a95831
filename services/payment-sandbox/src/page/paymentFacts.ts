import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import type { SandboxPayment } from '../sandboxPayment.ts';
import { pageTexts } from './pageTexts.ts';

/** Payee, description, deadline and amount of a payment. */
export function paymentFacts(payment: SandboxPayment, language: Language): Html {
  const texts = pageTexts[language];
  return html`<dl>
    <dt>${texts.to}</dt><dd>${payment.merchant}</dd>
    <dt>${texts.order}</dt><dd>${payment.reference}</dd>
    <dt>${texts.until}</dt><dd>${clock(payment.expiresAt)}</dd>
    <dt>${texts.amount}</dt><dd class="amount">${moneyIn(language, payment.amount)}</dd>
  </dl>`;
}

/** Time of day in the festivals' time zone. */
function clock(milliseconds: number): string {
  return new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(milliseconds);
}
