import { failure, success } from '@festival/shared-contracts/errors/result';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { CallRefused, isRefusedForGood } from '../callRefused.ts';
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
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<unknown> => {
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
    if (!answer.ok)
      throw new CallRefused(`The payment page’s API responded with ${answer.status} to ${path}`, answer.status);
    return answer.json().catch(() => null);
  };

  return {
    methods: async ({ country }) => {
      const answer = await call('GET', `/payment-methods/${country}`);
      const { methods } = protocol.methods.answer.parse(answer);
      return methods.filter(isMethodUid).map((uid) => ({ uid }));
    },
    start: async ({ country: _country, eventId: _eventId, shopper, ...payment }) => {
      const stored = shopper === null ? {} : { shopper };
      const request: RequestOf<'start'> = { ...payment, ...stored, timeToPay: paymentLimits.toPay };
      const answer = await call('POST', '/payments', request);
      return protocol.start.answer.parse(answer);
    },
    status: async ({ paymentId }) => {
      const answer = await call('GET', `/payments/${paymentId}`).catch(nullIfUnknown);
      if (answer === null) return { status: 'unknown', amount: 0, currency: 'EUR' };
      return protocol.status.answer.parse(answer);
    },
    refund: async ({ paymentId }, { refundId, amount }) => {
      const request: RequestOf<'refund'> = { refundId, amount };
      await call('POST', `/payments/${paymentId}/refunds`, request);
      return {};
    },
    storedMethod: async ({ shopper }) => {
      const answer = await call('GET', `/stored-methods/${shopper}`);
      return protocol.storedMethod.answer.parse(answer).tokens[0] ?? null;
    },
    charge: async ({ eventId: _eventId, chargeId, ...charge }) => {
      const request: RequestOf<'charge'> = { ...charge, paymentId: chargeId };
      try {
        return protocol.charge.answer.parse(await call('POST', '/charges', request));
      } catch (error) {
        if (isRefusedForGood(error)) return { status: 'refused', reason: String(error) };
        throw error;
      }
    },
    forgetMethods: async ({ shopper }) => {
      await call('DELETE', `/stored-methods/${shopper}`).catch(nullIfUnknown);
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

/** Null if the service does not know what a call is about. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof CallRefused && error.statusCode === 404) return null;
  throw error;
}
