import { type Language, languages } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';
import { unknownPage } from '../page/overPage.ts';
import { sendHtml } from '../page/sendHtml.ts';
import { chargeBack } from './chargebacks.ts';
import { checkoutOutcome } from './checkoutOutcomes.ts';
import { checkoutPage } from './checkoutPage.ts';
import { languageOfLocale } from './methodRoutes.ts';
import type { MollieDeps } from './mollieDeps.ts';

type Address = { Params: { token: string }; Querystring: { language?: string } };
type Posted = Address & { Body: Record<string, unknown> | null };

/** The hosted page of a payment, on which the shopper of a trial chooses how it ends. */
export async function checkoutRoutes(app: FastifyInstance, { book, places }: MollieDeps): Promise<void> {
  const byToken = (token: string) => book.payments.find((payment) => payment.token === token) ?? null;

  app.get<Address>('/checkout/:token', async (request, reply) => {
    const payment = byToken(request.params.token);
    const asked = languages.find((known) => known === request.query.language);
    const language = asked ?? languageOfLocale(payment?.locale);
    if (!payment) return sendHtml(reply.code(404), (nonce) => unknownPage(language, nonce));
    const address = (shown: Language) => `${places.pages}/checkout/${payment.token}?language=${shown}`;
    return sendHtml(reply, (nonce) => checkoutPage({ payment, language, nonce, address }));
  });

  app.post<Posted>('/checkout/:token', async (request, reply) => {
    const payment = byToken(request.params.token);
    if (!payment) return sendHtml(reply.code(404), (nonce) => unknownPage('en', nonce));
    const { outcome, method, chargeback } = request.body ?? {};
    const ending = checkoutOutcome(outcome);
    const now = Date.now();
    if (ending !== null) {
      payment.method ??= payment.methods.find((id) => id === method) ?? null;
      book.settle(payment, ending, now);
    } else if (chargeback === 'whole') chargeBack(book, payment, payment.amount, 'now', now);
    const back = payment.status === 'canceled' ? (payment.cancelUrl ?? payment.redirectUrl) : payment.redirectUrl;
    return reply.redirect(back ?? request.url, 303);
  });
}
