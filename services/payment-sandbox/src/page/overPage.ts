import { html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

/** The page of a payment that has ended. */
export function overPage(status: PaymentStatus, returnUri: string, language: Language, nonce: string): string {
  const texts = pageTexts[language];
  const body = html`<div class="paper"><h1>${texts.over[status]}</h1><a class="button pay" href="${returnUri}">${texts.back}</a></div>`;
  return page({ title: texts.over[status], language, nonce, body, addressIn: null });
}

/** The page of an unknown payment. */
export function unknownPage(language: Language, nonce: string): string {
  const { unknown } = pageTexts[language];
  return page({
    title: unknown,
    language,
    nonce,
    body: html`<div class="paper"><h1>${unknown}</h1></div>`,
    addressIn: null,
  });
}
