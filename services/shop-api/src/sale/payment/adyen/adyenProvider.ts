import type { Types } from '@adyen/api-library';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { isRefusedForGood } from '../callRefused.ts';
import type { ChargeStatus, PaymentProvider, ProviderStatus } from '../paymentProvider.ts';
import { adyenLibrary } from './adyenLibrary.ts';
import { methodOf, typesOf } from './adyenMethods.ts';
import type { AdyenOptions } from './adyenOptions.ts';
import { adyenTransport } from './adyenTransport.ts';
import { merchantReference } from './merchantReference.ts';
import { readAdyenWebhooks } from './readAdyenWebhooks.ts';

const { Client, EnvironmentEnum, HttpClientException, ModificationsApi, PaymentLinksApi, PaymentsApi, RecurringApi } =
  adyenLibrary;
const { PaymentLinkRequest, PaymentRequest } = adyenLibrary;

const locales = { nl: 'nl-NL', en: 'en-US', es: 'es-ES' } as const;

const statuses: Record<`${Types.checkout.PaymentLinkResponse.StatusEnum}`, ProviderStatus> = {
  active: 'open',
  paymentPending: 'pending',
  completed: 'completed',
  paid: 'completed',
  expired: 'failed',
};

/** Fields that make a link store its payment method, for scheduled charges. */
const storesMethod = {
  storePaymentMethodMode: PaymentLinkRequest.StorePaymentMethodModeEnum.Enabled,
  recurringProcessingModel: PaymentLinkRequest.RecurringProcessingModelEnum.Subscription,
};

/** Adyen's errors for a shopper without stored methods, and for a shopper without this method. */
const hasNoMethod = /"errorCode"\s*:\s*"80[03]"/;

/** Every other result of a charge counts as a refusal. */
const charged: Partial<Record<`${Types.checkout.PaymentResponse.ResultCodeEnum}`, ChargeStatus>> = {
  Authorised: 'paid',
  Received: 'pending',
  Pending: 'pending',
};

/**
 * Adyen with payment links: the shopper pays on Adyen's page, which redirects to the payment status page. The shop can
 * poll a link by its id, so it learns of a payment even if the webhook is lost and the shopper does not return
 * [PAY-08].
 */
export function adyenProvider({ baseUrl, ...settings }: AdyenOptions): PaymentProvider {
  const { apiKey, merchantAccount, liveUrlPrefix } = settings;
  const environment = liveUrlPrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST;
  const config = { apiKey, environment, liveEndpointUrlPrefix: liveUrlPrefix, applicationName: 'festival-shop' };
  const client = new Client(config, adyenTransport(baseUrl));
  const [links, modifications] = [new PaymentLinksApi(client), new ModificationsApi(client)];
  const [payments, recurring] = [new PaymentsApi(client), new RecurringApi(client)];
  const stored = async (shopper: string) => {
    const { storedPaymentMethods = [] } = await recurring.getTokensForStoredPaymentDetails(shopper, merchantAccount);
    return storedPaymentMethods.flatMap(({ id, type }) => (id && type ? [{ id, type }] : []));
  };
  const euros = (value: number) => ({ currency: 'EUR', value });

  return {
    methods: async ({ country }) => {
      const { paymentMethods = [] } = await payments.paymentMethods({ merchantAccount, countryCode: country });
      const uids = new Set(paymentMethods.flatMap(({ type = '' }) => methodOf(type) ?? []));
      return [...uids].map((uid) => ({ uid }));
    },

    start: async ({ eventId, paymentId, amount, method, country, shopper, ...shown }) => {
      const { merchant, reference, language, returnUri } = shown;
      const link = await links.paymentLinks(
        {
          merchantAccount,
          reference: merchantReference(eventId, paymentId),
          amount: euros(amount),
          description: `${merchant} ${reference}`,
          ...typesOf(method),
          ...(country ? { countryCode: country } : {}),
          shopperLocale: locales[language],
          returnUrl: returnUri,
          reusable: false,
          expiresAt: new Date(Date.now() + paymentLimits.toPay * 1000),
          ...(shopper === null ? {} : { shopperReference: shopper, ...storesMethod }),
        },
        { idempotencyKey: paymentId },
      );
      return { redirectUri: link.url, providerReference: link.id };
    },
    status: async ({ providerReference }) => {
      if (providerReference === null) return { status: 'unknown', amount: 0, currency: 'EUR' };
      const link = await links.getPaymentLink(providerReference);
      return { status: statuses[link.status], amount: link.amount.value, currency: link.amount.currency };
    },
    refund: async ({ eventId, paymentId, amount: paid, currency, transaction }, { refundId, amount, failures }) => {
      const reference = merchantReference(eventId, paymentId);
      const options = { idempotencyKey: `refund ${failures} ${refundId}` };
      if (transaction === null) {
        if (amount !== paid)
          throw new Error(
            'Adyen supports a partial refund only for a payment whose transaction a webhook has reported',
          );
        // If no webhook came, there is no transaction id, and Adyen finds the payment by our own reference.
        const request = { merchantAccount, paymentReference: reference, reference };
        const canceled = await modifications.cancelAuthorisedPayment(request, options);
        return { refundReference: canceled.pspReference };
      }
      const request = { merchantAccount, amount: { currency, value: amount }, reference };
      const refunded = await modifications.refundCapturedPayment(transaction, request, options);
      return { refundReference: refunded.pspReference };
    },
    storedMethod: async ({ shopper }) => {
      const [method] = await stored(shopper);
      return method ? `${method.type} ${method.id}` : null;
    },
    charge: async ({ eventId, chargeId, amount, shopper, token, returnUri }) => {
      const [type = '', storedPaymentMethodId = ''] = token.split(' ');
      const request = {
        merchantAccount,
        reference: merchantReference(eventId, chargeId),
        amount: euros(amount),
        // The library's type has one member for each of Adyen's types, but a stored method may have any type.
        paymentMethod: { type, storedPaymentMethodId } as Types.checkout.CardDetails,
        shopperReference: shopper,
        shopperInteraction: PaymentRequest.ShopperInteractionEnum.ContAuth,
        recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.Subscription,
        returnUrl: returnUri,
      };
      try {
        const { resultCode } = await payments.payments(request, { idempotencyKey: chargeId });
        return { status: charged[resultCode ?? 'Error'] ?? 'refused' };
      } catch (error) {
        if (error instanceof HttpClientException && hasNoMethod.test(error.responseBody ?? ''))
          return { status: 'refused' };
        if (isRefusedForGood(error)) return { status: 'refused', reason: String(error) };
        throw error;
      }
    },
    forgetMethods: async ({ shopper }) => {
      for (const { id } of await stored(shopper))
        await recurring.deleteTokenForStoredPaymentDetails(id, shopper, merchantAccount);
    },
    readWebhooks: async ({ body }) => readAdyenWebhooks(body, settings),
  };
}
