import { failure, success } from '@festival/shared-contracts/errors/result';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { isMethodUid } from '../methodUid.ts';
import { parseJson } from '../parseJson.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { isRecordable, oddAmount } from '../receivedAmount.ts';
import { protocol, type RequestOf, webhookSchema } from './protocol.ts';
import { isSigned, sign, signatureHeader } from './signedMessage.ts';

export type PaylogicOptions = {
  /** The address of the payment page's API, without a trailing slash. */
  url: string;
  /** The secret that both sides sign with. Former secrets follow after commas. */
  secret: string;
};

/**
 * A provider that speaks paylogic's protocol (docs/operations/paylogic.md): a hosted payment page, and calls and
 * webhooks that are signed with an HMAC. The payment sandbox speaks it too [PAY-08].
 */
export function paylogicProvider({ url, secret }: PaylogicOptions): PaymentProvider {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Response> => {
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const address = new URL(`${url}${path}`);
    // The service sees the path of its own address too.
    const signed = { method, path: `${address.pathname}${address.search}`, body };
    const answer = await fetch(address, {
      method,
      headers: {
        [signatureHeader]: sign(secret, signed, Date.now()),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: payload === undefined ? undefined : body,
      // A redirect to another URL is not trusted.
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The payment page’s API responded with ${answer.status} to ${path}`);
    return answer;
  };

  return {
    methods: async ({ country }) => {
      const answer = await call('GET', `/payment-methods/${country}`);
      const { methods } = protocol.methods.answer.parse(await answer.json());
      return methods.filter(isMethodUid).map((uid) => ({ uid }));
    },
    start: async ({ country: _country, eventId: _eventId, shopper, ...payment }) => {
      const stored = shopper === null ? {} : { shopper };
      const request: RequestOf<'start'> = { ...payment, ...stored, timeToPay: paymentLimits.toPay };
      const answer = await call('POST', '/payments', request);
      return protocol.start.answer.parse(await answer.json());
    },
    status: async ({ paymentId }) => {
      const answer = await call('GET', `/payments/${paymentId}`);
      if (answer.status === 404) return { status: 'unknown', amount: 0, currency: 'EUR' };
      return protocol.status.answer.parse(await answer.json());
    },
    refund: async ({ paymentId }, { refundId, amount }) => {
      const request: RequestOf<'refund'> = { refundId, amount };
      const answer = await call('POST', `/payments/${paymentId}/refunds`, request);
      if (!answer.ok) throw new Error(`The payment page’s API responded with ${answer.status} to a refund`);
      return {};
    },
    storedMethod: async ({ shopper }) => {
      const answer = await call('GET', `/stored-methods/${shopper}`);
      return protocol.storedMethod.answer.parse(await answer.json()).tokens[0] ?? null;
    },
    charge: async ({ eventId: _eventId, chargeId, ...charge }) => {
      const request: RequestOf<'charge'> = { ...charge, paymentId: chargeId };
      const answer = await call('POST', '/charges', request);
      return protocol.charge.answer.parse(await answer.json());
    },
    forgetMethods: async ({ shopper }) => {
      await call('DELETE', `/stored-methods/${shopper}`);
    },
    readWebhooks: async ({ headers, ...message }) => {
      const signature = headers[signatureHeader];
      if (typeof signature !== 'string' || !isSigned(secret, message, signature, Date.now()))
        return failure('notSigned');
      const webhook = webhookSchema.safeParse(parseJson(message.body)).data;
      if (!webhook) return failure('notSigned');
      return isRecordable(webhook.amount)
        ? success({ webhooks: [webhook], passedOver: [] })
        : success({ webhooks: [], passedOver: [oddAmount(webhook.status, webhook.amount)] });
    },
  };
}
