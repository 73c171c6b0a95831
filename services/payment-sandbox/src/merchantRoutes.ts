import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { methodsIn } from './methodsIn.ts';
import type { PaymentBook } from './paymentBook.ts';
import { paidFor, paymentRequestSchema } from './sandboxPayment.ts';
import { isSigned, signatureHeader } from './signature.ts';
import { charge, forgetMethods, tokensOf } from './storedMethods.ts';

/** The shop's id: a repeated request refunds the money once. The amount is in cents. */
const refundSchema = z.object({ refundId: z.uuid(), amount: z.int().positive() });

const chargeSchema = paymentRequestSchema.extend({ shopper: z.string(), token: z.string() });

type MerchantDeps = {
  book: PaymentBook;
  /** Shared with the shop, which signs its calls with it. */
  secret: string;
  /** The sandbox's URL for browsers, without a trailing slash. */
  publicUrl: string;
};

/** The calls of the shop's server. Each is signed. */
export async function merchantRoutes(app: FastifyInstance, { book, secret, publicUrl }: MerchantDeps): Promise<void> {
  // The signature covers the raw body, so the handlers parse it.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    const message = {
      method: request.method,
      path: request.url,
      body: typeof request.body === 'string' ? request.body : '',
    };
    const signature = request.headers[signatureHeader];
    if (!isSigned(secret, message, String(signature ?? ''), Date.now())) {
      await reply
        .code(401)
        .send({ error: { code: 'signature.invalid', message: 'The signature does not fit the message.' } });
    }
  });

  app.post<{ Body: string }>('/payments', async (request, reply) => {
    const parsed = paymentRequestSchema.safeParse(parse(request.body));
    if (!parsed.success)
      return reply.code(400).send({ error: { code: 'request.invalid', message: parsed.error.message } });
    const payment = book.open(parsed.data, Date.now());
    return { redirectUri: `${publicUrl}/pay/${payment.pageToken}?language=${payment.language}` };
  });

  app.post<{ Body: string }>('/charges', async (request, reply) => {
    const parsed = chargeSchema.safeParse(parse(request.body));
    if (!parsed.success)
      return reply.code(400).send({ error: { code: 'request.invalid', message: parsed.error.message } });
    const { shopper, token, ...payment } = parsed.data;
    const charged = charge(book, { request: payment, shopper, token }, Date.now());
    return { status: charged.status === 'completed' ? 'paid' : 'refused' };
  });

  app.get<{ Params: { shopper: string } }>('/stored-methods/:shopper', async (request) => ({
    tokens: tokensOf(book, request.params.shopper),
  }));

  app.delete<{ Params: { shopper: string } }>('/stored-methods/:shopper', async (request) => {
    forgetMethods(book, request.params.shopper);
    return { isForgotten: true };
  });

  app.get<{ Params: { country: string } }>('/payment-methods/:country', async (request) => ({
    methods: methodsIn(request.params.country),
  }));

  app.get<{ Params: { id: string } }>('/payments/:id', async (request, reply) => {
    const payment = book.byId(request.params.id);
    if (!payment) return reply.code(404).send({ error: { code: 'payment.unknown', message: 'No such payment.' } });
    return { paymentId: payment.paymentId, status: payment.status, ...paidFor(payment) };
  });

  app.post<{ Params: { id: string }; Body: string }>('/payments/:id/refunds', async (request, reply) => {
    const payment = book.byId(request.params.id);
    const parsed = refundSchema.safeParse(parse(request.body));
    if (!parsed.success)
      return reply.code(400).send({ error: { code: 'request.invalid', message: parsed.error.message } });
    if (payment?.status !== 'completed') {
      return reply
        .code(409)
        .send({ error: { code: 'payment.not_paid', message: 'Only what was paid can be refunded.' } });
    }
    const { refundId, amount } = parsed.data;
    const refund = book.refund(payment, { id: refundId, amount }, Date.now());
    if (refund === null) {
      return reply
        .code(409)
        .send({ error: { code: 'refund.too_much', message: 'That is more than what is left of the payment.' } });
    }
    return { paymentId: payment.paymentId, refunded: refund.amount };
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
