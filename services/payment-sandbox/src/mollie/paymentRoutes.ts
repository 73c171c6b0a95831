import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressSchema, amountSchema, checked, localeSchema, metadataSchema } from './checked.ts';
import { listSchema } from './listSchema.ts';
import { newId } from './mollieBook.ts';
import { customerIn, type MollieDeps, modeOf, paymentIn } from './mollieDeps.ts';
import { chargebackJson, isCancelable, listJson, paymentJson } from './mollieJson.ts';
import { methodById, methodsFor, takes } from './mollieMethods.ts';
import type { MollieMandate, MolliePayment } from './mollieTypes.ts';
import { checkedUnits } from './money.ts';
import { Refusal } from './Refusal.ts';

const paymentSchema = z.strictObject({
  amount: amountSchema,
  description: z.string().min(1),
  redirectUrl: addressSchema.nullish(),
  cancelUrl: addressSchema.nullish(),
  webhookUrl: addressSchema.nullish(),
  method: z.union([z.string(), z.array(z.string()).min(1)]).nullish(),
  metadata: metadataSchema.optional(),
  locale: localeSchema.nullish(),
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).default('oneoff'),
  customerId: z.string().nullish(),
  mandateId: z.string().nullish(),
  billingAddress: z
    .strictObject({
      title: z.string(),
      givenName: z.string(),
      familyName: z.string(),
      organizationName: z.string(),
      streetAndNumber: z.string(),
      streetAdditional: z.string(),
      postalCode: z.string(),
      email: z.email(),
      phone: z.string(),
      city: z.string(),
      region: z.string(),
      country: z.string().regex(/^[A-Z]{2}$/),
    })
    .partial()
    .nullish(),
  restrictPaymentMethodsToCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
});
type Requested = z.output<typeof paymentSchema>;
type Named = { Params: { id: string } };

const embedSchema = z.strictObject({
  include: z.literal('details.qrCode').optional(),
  embed: z
    .string()
    .regex(/^(refunds|chargebacks|captures)(,(refunds|chargebacks|captures))*$/)
    .optional(),
});

/** Longest description that Mollie stores; it cuts off the rest. */
const longestDescription = 255;
const minutesWithoutMethod = 15;
/** How long a later charge takes. */
const chargeMilliseconds = 1000;

/** Opens, reads, lists and cancels payments, and lists their chargebacks. */
export async function paymentRoutes(app: FastifyInstance, deps: MollieDeps): Promise<void> {
  const { book, places } = deps;

  app.post('/payments', async (request, reply) => {
    const requested = checked(paymentSchema, request.body, 'body');
    const payment = requested.sequenceType === 'recurring' ? charge(requested, request) : open(requested, request);
    book.payments.push(payment);
    book.changed();
    return reply.code(201).send(paymentJson(payment, places));
  });

  app.get('/payments', async (request) => {
    const { from = null, limit } = checked(listSchema, request.query, 'query');
    const mode = modeOf(request);
    const payments = book.payments.filter((payment) => payment.mode === mode).toReversed();
    const shown = payments.map((payment) => paymentJson(payment, places));
    return listJson('payments', shown, { address: `${places.api}/payments`, from, limit });
  });

  app.get<Named>('/payments/:id', async (request) => {
    const { embed = '' } = checked(embedSchema, request.query, 'query');
    return paymentJson(paymentIn(request, deps, request.params.id), places, embed === '' ? [] : embed.split(','));
  });

  app.delete<Named>('/payments/:id', async (request) => {
    const payment = paymentIn(request, deps, request.params.id);
    if (!isCancelable(payment)) throw new Refusal(422, 'The payment cannot be cancelled');
    book.settle(payment, { status: 'canceled', webhook: 'now' }, Date.now());
    return paymentJson(payment, places);
  });

  app.get<Named>('/payments/:id/chargebacks', async (request) => {
    const { from = null, limit } = checked(listSchema, request.query, 'query');
    const payment = paymentIn(request, deps, request.params.id);
    const shown = payment.chargebacks.map((chargeback) => chargebackJson(payment, chargeback, places)).toReversed();
    return listJson('chargebacks', shown, { address: `${places.api}/payments/${payment.id}/chargebacks`, from, limit });
  });

  app.get<{ Params: { id: string; chargeback: string } }>('/payments/:id/chargebacks/:chargeback', async (request) => {
    const payment = paymentIn(request, deps, request.params.id);
    const chargeback = payment.chargebacks.find(({ id }) => id === request.params.chargeback);
    if (!chargeback) throw new Refusal(404, `No chargeback exists with token ${request.params.chargeback}.`);
    return chargebackJson(payment, chargeback, places);
  });

  /** A payment that the shopper completes on the hosted page. */
  function open(requested: Requested, request: FastifyRequest): MolliePayment {
    const { amount, redirectUrl, sequenceType, customerId } = requested;
    if (!redirectUrl) throw new Refusal(422, "The 'redirectUrl' field is missing", 'redirectUrl');
    if (requested.mandateId) throw new Refusal(422, 'A mandate is only for recurring payments', 'mandateId');
    if (sequenceType === 'first' && !customerId)
      throw new Refusal(422, 'A customer is required for this recurring type', 'customerId');
    if (customerId) customerIn(request, deps, customerId);
    const wanted = requested.method == null ? [] : [requested.method].flat();
    const usable = methodsFor(sequenceType);
    const missing = wanted.find((id) => !usable.some((method) => method.id === id));
    if (missing !== undefined) throw new Refusal(422, 'The payment method is invalid', 'method');
    const isFree = checkedUnits(amount) === 0;
    if (isFree && !(sequenceType === 'first' && wanted.every((id) => id === 'creditcard' || id === 'paypal')))
      throw new Refusal(422, 'The amount is lower than the minimum', 'amount');
    const offered = usable.filter(
      (method) => (wanted.length === 0 || wanted.includes(method.id)) && (isFree || takes(method, amount)),
    );
    if (offered.length === 0)
      throw new Refusal(
        422,
        `The amount is ${checkedUnits(amount) === 0 ? 'lower than the minimum' : 'higher than the maximum'}`,
        'amount',
      );
    const only = typeof requested.method === 'string' ? requested.method : null;
    const minutes = only === null ? minutesWithoutMethod : (methodById(only)?.minutes ?? minutesWithoutMethod);
    return created(requested, request, { method: only, methods: offered.map(({ id }) => id), minutes });
  }

  /** A charge of a mandate, without the shopper. */
  function charge(requested: Requested, request: FastifyRequest): MolliePayment {
    const { customerId, mandateId, amount } = requested;
    if (!customerId) throw new Refusal(422, 'A customer is required for this recurring type', 'customerId');
    const customer = customerIn(request, deps, customerId);
    const fits = (mandate: MollieMandate) =>
      mandate.status === 'valid' && (requested.method == null || [requested.method].flat().includes(mandate.method));
    const mandate = customer.mandates.find((known) => fits(known) && (!mandateId || known.id === mandateId));
    if (!mandate) throw new Refusal(422, 'No suitable mandates found for customer', 'customerId');
    const method = methodById(mandate.method);
    if (!method || !takes(method, amount)) throw new Refusal(422, 'The amount is higher than the maximum', 'amount');
    const payment = created(requested, request, { method: mandate.method, methods: [mandate.method], minutes: 0 });
    const { later } = mandate;
    const coming = later === 'open' ? null : { status: later, at: payment.createdAt + chargeMilliseconds };
    const status = mandate.method === 'directdebit' ? 'pending' : 'open';
    return { ...payment, redirectUrl: null, cancelUrl: null, mandateId: mandate.id, status, coming };
  }
}

type Choice = { method: string | null; methods: string[]; minutes: number };

function created(requested: Requested, request: FastifyRequest, { method, methods, minutes }: Choice): MolliePayment {
  const now = Date.now();
  return {
    id: newId('tr'),
    mode: modeOf(request),
    token: randomBytes(18).toString('base64url'),
    amount: requested.amount,
    description: requested.description.slice(0, longestDescription),
    redirectUrl: requested.redirectUrl ?? null,
    cancelUrl: requested.cancelUrl ?? null,
    webhookUrl: requested.webhookUrl ?? null,
    method,
    methods,
    metadata: requested.metadata ?? null,
    locale: requested.locale ?? null,
    sequenceType: requested.sequenceType,
    customerId: requested.customerId ?? null,
    mandateId: null,
    status: 'open',
    createdAt: now,
    expiresAt: now + minutes * 60_000,
    changedAt: now,
    coming: null,
    refunds: [],
    chargebacks: [],
  };
}
