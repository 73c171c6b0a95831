import type { Language } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';
import { readCardForm } from './cardForm.ts';
import { methodNames } from './methodNames.ts';
import { methodPage } from './page/methodPage.ts';
import { overPage, unknownPage } from './page/overPage.ts';
import { pageTexts } from './page/pageTexts.ts';
import { paymentPage } from './page/paymentPage.ts';
import { sendHtml as send } from './page/sendHtml.ts';
import type { PaymentBook } from './paymentBook.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import { storeMethod } from './storedMethods.ts';
import { type TestCard, testCard, testOutcome } from './testCards.ts';

type Address = { Params: { token: string }; Querystring: { language?: string; card?: string } };
type Posted = Address & { Body: Record<string, unknown> | null };

/**
 * The pages for shoppers. The card, or the button of another method, determines the outcome. The shop learns it from
 * the webhook, never from the shopper's return.
 */
export async function pageRoutes(app: FastifyInstance, { book }: { book: PaymentBook }): Promise<void> {
  app.get<Address>('/pay/:token', async (request, reply) => {
    const payment = book.byPageToken(request.params.token);
    const language = languageOf(request.query.language, payment);
    if (!payment) return send(reply.code(404), (nonce) => unknownPage(language, nonce));
    const { status } = payment;
    if (status !== 'open') return send(reply, (nonce) => overPage(status, payment.returnUri, language, nonce));
    const method = methodNames[payment.method];
    if (method !== null) return send(reply, (nonce) => methodPage({ payment, method, language, nonce }));
    const number = testCard(request.query.card ?? '')?.number ?? '';
    return send(reply, (nonce) => paymentPage({ payment, language, nonce, fields: { number }, wrong: [] }));
  });

  app.post<Posted>('/pay/:token', async (request, reply) => {
    const payment = book.byPageToken(request.params.token);
    const language = languageOf(request.query.language, payment);
    if (!payment) return send(reply.code(404), (nonce) => unknownPage(language, nonce));
    const posted = request.body ?? {};
    const now = Date.now();
    if (posted.action === 'cancel') {
      book.settle(payment, 'canceled', 'now', now);
      return reply.redirect(payment.returnUri, 303);
    }
    if (payment.status !== 'open') return reply.redirect(payment.returnUri, 303);
    if (methodNames[payment.method] !== null) {
      const chosen = testOutcome(posted.outcome);
      return reply.redirect(chosen === null ? request.url : end(payment, chosen, request.url), 303);
    }
    const { fields: typed, card } = readCardForm(posted, now);
    if (card.ok) return reply.redirect(end(payment, card.value, request.url), 303);
    // The page never shows the code again.
    const fields = { ...typed, code: '' };
    return send(reply, (nonce) => paymentPage({ payment, language, nonce, fields, wrong: card.error }));
  });

  /**
   * Ends a payment, and returns the next URL for the shopper. After a refusal, Adyen's link remains open for another
   * attempt.
   */
  function end(
    payment: SandboxPayment,
    { outcome, webhook, refusesCharges = false }: TestCard,
    ownAddress: string,
  ): string {
    const now = Date.now();
    if (payment.adyen && (outcome === 'failed' || outcome === 'error')) {
      book.plan(payment, webhook, now, 'refused');
      return ownAddress;
    }
    storeMethod(payment, { refusesCharges });
    book.settle(payment, outcome, webhook, now);
    return payment.returnUri;
  }
}

function languageOf(requested: string | undefined, payment: SandboxPayment | null): Language {
  if (requested && Object.hasOwn(pageTexts, requested)) return requested as Language;
  return payment?.language ?? 'nl';
}
