import { failure, success } from '@festival/shared-contracts/errors/result';
import { Locale, PaymentEmbed, PaymentStatus, SequenceType } from '@mollie/api-client';
import { z } from 'zod';
import { isRefusedForGood } from '../callRefused.ts';
import type { ChargeAnswer, ChargeStatus, PaymentProvider, StoredShopper } from '../paymentProvider.ts';
import { centsOf, mollieAmount } from './mollieAmount.ts';
import { isGone, type MollieOptions, mollieClient } from './mollieClient.ts';
import { givesMandate, methodIn, methodOf } from './mollieMethods.ts';
import { mollieReports, readNamedPayment, readRefundKey, refundKey, statuses } from './mollieReports.ts';

const locales = { nl: Locale.nl_NL, en: Locale.en_US, es: Locale.es_ES } as const;
/** Mollie sorts its methods by locale, with the most usual one of that country first. */
const localeOfCountry: Readonly<Record<string, Locale>> = {
  NL: Locale.nl_NL,
  BE: Locale.nl_BE,
  DE: Locale.de_DE,
  ES: Locale.es_ES,
};

/** Every other status of a charge counts as a refusal. */
const charged: Partial<Record<PaymentStatus, ChargeStatus>> = {
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.open]: 'pending',
  [PaymentStatus.pending]: 'pending',
};

const chargeAnswer = ({ id, status }: { id: string; status: PaymentStatus }): ChargeAnswer => ({
  status: charged[status] ?? 'refused',
  providerReference: id,
});

const pageUri = z.url({ protocol: /^https?$/ });
const paymentId = /^tr_\w{1,60}$/;
/** More payments or refunds than one of our payments or members ever has. */
const limit = 250;

/**
 * Mollie: the shopper pays on Mollie's page. Mollie's webhook has only the payment's id and no signature. Its URL
 * contains our id of the payment, which nobody can guess; only then Mollie is asked [PAY-08]. Our ids are in the metadata of payments and refunds, because Mollie forgets an
 * idempotency key after an hour.
 */
export function mollieProvider(options: MollieOptions): PaymentProvider {
  const client = mollieClient(options);

  /** The customer that was made for the shopper of a payment; null for a payment that stored nothing. */
  const customerOf = async ({ providerReference }: StoredShopper): Promise<string | null> =>
    providerReference === null ? null : ((await client.payments.get(providerReference)).customerId ?? null);

  return {
    methods: async ({ country }) => {
      const listed = await client.methods.list({
        locale: localeOfCountry[country] ?? Locale.en_US,
        billingCountry: country,
        includeWallets: 'applepay,googlepay',
      });
      return listed.flatMap(({ id, minimumAmount, maximumAmount }) => {
        const uid = methodOf(id);
        const least = centsOf(minimumAmount);
        return uid ? [{ uid, least, ...(maximumAmount ? { most: centsOf(maximumAmount) } : {}) }] : [];
      });
    },

    start: async ({ eventId, paymentId: id, amount, method, merchant, reference, language, returnUri, ...more }) => {
      const stores = more.shopper !== null && givesMandate(method);
      const customer = stores
        ? await client.customers.create({ metadata: { shopper: more.shopper }, idempotencyKey: `customer ${id}` })
        : null;
      const payment = await client.payments.create({
        amount: mollieAmount(amount),
        description: `${merchant} ${reference}`,
        ...methodIn(method),
        locale: locales[language],
        redirectUrl: returnUri,
        webhookUrl: webhookUrl(more.webhookUri, id),
        metadata: { eventId, paymentId: id },
        ...(customer ? { customerId: customer.id, sequenceType: SequenceType.first } : {}),
        idempotencyKey: id,
      });
      return { redirectUri: pageUri.parse(payment.getCheckoutUrl()), providerReference: payment.id };
    },

    status: async ({ providerReference }) => {
      if (providerReference === null) return { status: 'unknown', amount: 0, currency: 'EUR' };
      const { status, amount } = await client.payments.get(providerReference);
      return { status: statuses[status], amount: centsOf(amount), currency: amount.currency };
    },

    refund: async ({ providerReference, transaction, currency }, refund) => {
      const id = transaction ?? providerReference;
      if (id === null) throw new Error('Mollie’s payment is not known, so it can not be refunded');
      const key = refundKey(refund);
      const made = await client.paymentRefunds.page({ paymentId: id, limit });
      const known = made.find(({ metadata }) => readRefundKey(metadata) === key);
      if (known) return { refundReference: known.id };
      const refunded = await client.paymentRefunds.create({
        paymentId: id,
        amount: mollieAmount(refund.amount, currency),
        metadata: { key },
        idempotencyKey: key,
      });
      return { refundReference: refunded.id };
    },

    storedMethod: async (shopper) => {
      const customerId = await customerOf(shopper);
      if (customerId === null) return null;
      const mandates = await client.customerMandates.page({ customerId, limit }).catch(noneIfGone);
      const valid = mandates.find(({ status }) => status === 'valid');
      return valid ? `${customerId} ${valid.id}` : null;
    },

    charge: async ({ eventId, chargeId, amount, merchant, reference, token, webhookUri }) => {
      const [customerId = '', mandateId = ''] = token.split(' ');
      const before = await client.customerPayments.page({ customerId, limit }).catch(noneIfGone);
      const known = before.find((payment) => readNamedPayment(payment)?.paymentId === chargeId);
      if (known) return chargeAnswer(known);
      try {
        const payment = await client.payments.create({
          amount: mollieAmount(amount),
          description: `${merchant} ${reference}`,
          webhookUrl: webhookUrl(webhookUri, chargeId),
          metadata: { eventId, paymentId: chargeId },
          customerId,
          mandateId,
          sequenceType: SequenceType.recurring,
          idempotencyKey: chargeId,
        });
        return chargeAnswer(payment);
      } catch (error) {
        if (!isGone(error)) {
          // For example, the method is not active any more, or takes no such amount.
          if (isRefusedForGood(error)) return { status: 'refused', reason: String(error) };
          throw error;
        }
        const mandate = await client.customerMandates.get(mandateId, { customerId }).catch((reason: unknown) => {
          if (isGone(reason)) return null;
          throw reason;
        });
        if (mandate?.status === 'valid') return { status: 'refused', reason: String(error) };
        return { status: 'refused' };
      }
    },

    forgetMethods: async (shopper) => {
      const customerId = await customerOf(shopper);
      if (customerId === null) return;
      await client.customers.delete(customerId).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },

    readWebhooks: async ({ body, named }) => {
      const id = new URLSearchParams(body).get('id') ?? '';
      if (named === null || !paymentId.test(id)) return failure('notSigned');
      const payment = await client.payments
        .get(id, { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] })
        .catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        });
      const isNamed = payment && readNamedPayment(payment)?.paymentId === named;
      const webhooks = isNamed ? mollieReports(payment) : null;
      return success(webhooks ? { webhooks, passedOver: [] } : { webhooks: [], passedOver: ['another payment'] });
    },
  };
}

/** The URL of a payment's webhook. It depends on no key, so that it stays right when a key is changed. */
const webhookUrl = (webhookUri: string, ours: string): string => `${webhookUri}/${ours}`;

/** A customer that was deleted has no mandates and no payments. */
function noneIfGone(error: unknown): never[] {
  if (isGone(error)) return [];
  throw error;
}
