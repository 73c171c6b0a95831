import type {
  MollieChargeback,
  MollieCustomer,
  MollieMandate,
  MolliePayment,
  MollieRefund,
  MollieStatus,
} from './mollieTypes.ts';
import { checkedUnits, moneyOf } from './money.ts';

/** The URLs of the API and of the pages, without a trailing slash. */
export type Places = { api: string; pages: string };

const time = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '+00:00');
const link = (href: string) => ({ href, type: 'application/hal+json' });
const documentation = (page: string) => ({ href: `https://docs.mollie.com/reference/${page}`, type: 'text/html' });

/** The refunds that returned money or still may. */
export const refundedUnits = ({ refunds }: MolliePayment): number =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + checkedUnits(amount), 0);

/** What was charged back and not returned since. */
const chargedBackUnits = ({ chargebacks }: MolliePayment): number =>
  chargebacks
    .filter(({ reversedAt }) => reversedAt === null)
    .reduce((sum, { amount }) => sum + checkedUnits(amount), 0);

/** Bank transfers and direct debits can be cancelled until they are executed. */
export const isCancelable = ({ status, method }: MolliePayment): boolean =>
  (status === 'open' && method === 'banktransfer') || (status === 'pending' && method === 'directdebit');

const changeFields: Record<MollieStatus, string | null> = {
  open: null,
  pending: null,
  authorized: 'authorizedAt',
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
};

/** A payment as Mollie answers it. `embed`: the lists that the caller wants inside. */
export function paymentJson(payment: MolliePayment, places: Places, embed: readonly string[] = []) {
  const { id, status, amount, customerId, mandateId, refunds, chargebacks } = payment;
  const self = `${places.api}/payments/${id}`;
  const isOpen = status === 'open' || status === 'pending' || status === 'authorized';
  const changed = changeFields[status];
  const embedded = {
    ...(embed.includes('refunds') ? { refunds: refunds.map((refund) => refundJson(payment, refund, places)) } : {}),
    ...(embed.includes('chargebacks')
      ? { chargebacks: chargebacks.map((chargeback) => chargebackJson(payment, chargeback, places)) }
      : {}),
  };
  return {
    resource: 'payment',
    id,
    mode: payment.mode,
    createdAt: time(payment.createdAt),
    amount,
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status,
    ...(isOpen ? { isCancelable: isCancelable(payment) } : {}),
    ...(status === 'open' && payment.sequenceType !== 'recurring' ? { expiresAt: time(payment.expiresAt) } : {}),
    ...(changed === null ? {} : { [changed]: time(payment.changedAt) }),
    ...(status === 'paid' ? sums(payment) : {}),
    ...(payment.locale === null ? {} : { locale: payment.locale }),
    profileId: 'pfl_standIn',
    sequenceType: payment.sequenceType,
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl === null ? {} : { cancelUrl: payment.cancelUrl }),
    ...(payment.webhookUrl === null ? {} : { webhookUrl: payment.webhookUrl }),
    ...(customerId === null ? {} : { customerId }),
    ...(mandateId === null ? {} : { mandateId }),
    ...(embed.length === 0 ? {} : { _embedded: embedded }),
    _links: {
      self: link(self),
      ...(status === 'open' && payment.sequenceType !== 'recurring'
        ? { checkout: { href: `${places.pages}/checkout/${payment.token}`, type: 'text/html' } }
        : {}),
      ...(payment.mode === 'test' && (status === 'paid' || payment.sequenceType === 'recurring')
        ? { changePaymentState: { href: `${places.pages}/checkout/${payment.token}`, type: 'text/html' } }
        : {}),
      ...(refunds.length === 0 ? {} : { refunds: link(`${self}/refunds`) }),
      ...(chargebacks.length === 0 ? {} : { chargebacks: link(`${self}/chargebacks`) }),
      ...(customerId === null ? {} : { customer: link(`${places.api}/customers/${customerId}`) }),
      ...(mandateId === null ? {} : { mandate: link(`${places.api}/customers/${customerId}/mandates/${mandateId}`) }),
      documentation: documentation('get-payment'),
    },
  };
}

function sums(payment: MolliePayment) {
  const { amount } = payment;
  const refunded = refundedUnits(payment);
  const chargedBack = chargedBackUnits(payment);
  return {
    amountRefunded: moneyOf(refunded, amount.currency),
    amountRemaining: moneyOf(checkedUnits(amount) - refunded, amount.currency),
    ...(chargedBack === 0 ? {} : { amountChargedBack: moneyOf(chargedBack, amount.currency) }),
  };
}

/** A refund as Mollie answers it. */
export const refundJson = (payment: MolliePayment, refund: MollieRefund, { api }: Places) => ({
  resource: 'refund',
  id: refund.id,
  mode: payment.mode,
  amount: refund.amount,
  description: refund.description,
  metadata: refund.metadata,
  status: refund.status,
  paymentId: payment.id,
  createdAt: time(refund.createdAt),
  _links: {
    self: link(`${api}/payments/${payment.id}/refunds/${refund.id}`),
    payment: link(`${api}/payments/${payment.id}`),
    documentation: documentation('get-refund'),
  },
});

/** A chargeback as Mollie answers it. */
export const chargebackJson = (payment: MolliePayment, chargeback: MollieChargeback, { api }: Places) => ({
  resource: 'chargeback',
  id: chargeback.id,
  amount: chargeback.amount,
  reason: null,
  paymentId: payment.id,
  createdAt: time(chargeback.createdAt),
  reversedAt: chargeback.reversedAt === null ? null : time(chargeback.reversedAt),
  _links: {
    self: link(`${api}/payments/${payment.id}/chargebacks/${chargeback.id}`),
    payment: link(`${api}/payments/${payment.id}`),
    documentation: documentation('get-chargeback'),
  },
});

/** A customer as Mollie answers it. */
export const customerJson = (customer: MollieCustomer, { api }: Places) => ({
  resource: 'customer',
  id: customer.id,
  mode: customer.mode,
  name: customer.name,
  email: customer.email,
  locale: customer.locale,
  metadata: customer.metadata,
  createdAt: time(customer.createdAt),
  _links: {
    self: link(`${api}/customers/${customer.id}`),
    mandates: link(`${api}/customers/${customer.id}/mandates`),
    payments: link(`${api}/customers/${customer.id}/payments`),
    documentation: documentation('get-customer'),
  },
});

/** A mandate as Mollie answers it. */
export const mandateJson = (customer: MollieCustomer, mandate: MollieMandate, { api }: Places) => ({
  resource: 'mandate',
  id: mandate.id,
  mode: customer.mode,
  status: mandate.status,
  method: mandate.method,
  details:
    mandate.method === 'creditcard'
      ? { cardHolder: 'T. TEST', cardNumber: '6787', cardLabel: 'Mastercard', cardExpiryDate: '2034-12-31' }
      : { consumerName: 'T. TEST', consumerAccount: 'NL55INGB0000000000', consumerBic: 'INGBNL2A' },
  mandateReference: null,
  signatureDate: time(mandate.createdAt).slice(0, 10),
  customerId: customer.id,
  createdAt: time(mandate.createdAt),
  _links: {
    self: link(`${api}/customers/${customer.id}/mandates/${mandate.id}`),
    customer: link(`${api}/customers/${customer.id}`),
    documentation: documentation('get-mandate'),
  },
});

/** A page of a list as Mollie answers it: newest first, `limit` entries from the one named by `from`. */
export function listJson<Entry extends { id: string }>(
  name: string,
  entries: readonly Entry[],
  { address, from, limit }: { address: string; from: string | null; limit: number },
) {
  const start = from === null ? 0 : entries.findIndex(({ id }) => id === from);
  const shown = start < 0 ? [] : entries.slice(start, start + limit);
  const after = start < 0 ? undefined : entries[start + limit];
  const before = entries[Math.max(0, start - limit)];
  return {
    count: shown.length,
    _embedded: { [name]: shown },
    _links: {
      self: link(address),
      previous: start > 0 && before ? link(`${address}?from=${before.id}&limit=${limit}`) : null,
      next: after ? link(`${address}?from=${after.id}&limit=${limit}`) : null,
      documentation: documentation(`list-${name}`),
    },
  };
}
