import { html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { SandboxPayment } from '../sandboxPayment.ts';
import { testCards } from '../testCards.ts';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';
import { paymentFacts } from './paymentFacts.ts';

type MethodPage = {
  payment: SandboxPayment;
  /** The method's name, the same in every language. */
  method: string;
  language: Language;
  nonce: string;
};

/** The page of a method without a card form: each outcome is a button. */
export function methodPage({ payment, method, language, nonce }: MethodPage): string {
  const texts = pageTexts[language];
  const title = texts.methodTitle(method);
  const address = (shown: Language) => `/pay/${payment.pageToken}?language=${shown}`;
  const body = html`
    <div class="paper">
      <h1>${title}</h1>
      ${paymentFacts(payment, language)}
      <p>${texts.outcomesHint}</p>
      <form method="post" action="${address(language)}">
        ${testCards.map(
          ({ label }, index) =>
            html`<button class="${index === 0 ? 'pay' : 'outcome'}" name="outcome" value="${label}">${texts.labels[label]}</button>`,
        )}
        <button class="quiet" name="action" value="cancel">${texts.cancel}</button>
      </form>
    </div>`;
  return page({ title, language, nonce, body, addressIn: address });
}
