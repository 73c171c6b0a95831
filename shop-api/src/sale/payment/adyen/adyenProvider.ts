import type { Types } from '@adyen/api-library';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import type { PaymentProvider, ProviderStatus } from '../paymentProvider.ts';
import { adyenLibrary } from './adyenLibrary.ts';
import { methodOf, typesOf } from './adyenMethods.ts';
import type { AdyenOptions } from './adyenOptions.ts';
import { adyenTransport } from './adyenTransport.ts';
import { merchantReference } from './merchantReference.ts';
import { readAdyenWebhooks } from './readAdyenWebhooks.ts';

const { Client, EnvironmentEnum, ModificationsApi, PaymentLinksApi, PaymentsApi } = adyenLibrary;

const locales = { nl: 'nl-NL', en: 'en-US', es: 'es-ES' } as const;

const statuses: Record<`${Types.checkout.PaymentLinkResponse.StatusEnum}`, ProviderStatus> = {
  active: 'open',
  paymentPending: 'pending',
  completed: 'completed',
  paid: 'completed',
  expired: 'failed',
};

/**
 * Adyen with payment links: the shopper pays on Adyen's page, which leads back to the payment status page. The shop can poll a
 * link by its id, so it finds a lost webhook even if the shopper never comes back [PAY-08].
 */
export function adyenProvider({ baseUrl, ...settings }: AdyenOptions): PaymentProvider {
  const { apiKey, merchantAccount, liveUrlPrefix } = settings;
  const environment = liveUrlPrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST;
  const config = { apiKey, environment, liveEndpointUrlPrefix: liveUrlPrefix, applicationName: 'festival-shop' };
  const client = new Client(config, adyenTransport(baseUrl));
  const [links, modifications] = [new PaymentLinksApi(client), new ModificationsApi(client)];
  const payments = new PaymentsApi(client);
  const euros = (value: number) => ({ currency: 'EUR', value });

  return {
    methods: async ({ country }) => {
      const { paymentMethods = [] } = await payments.paymentMethods({ merchantAccount, countryCode: country });
      return [...new Set(paymentMethods.flatMap(({ type = '' }) => methodOf(type) ?? []))];
    },

    start: async ({ eventId, paymentId, amount, method, country, merchant, reference, language, returnUri }) => {
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
          throw new Error('Adyen returns a part only of a payment whose transaction a webhook has told');
        // Without a webhook we have no transaction id: Adyen finds the payment by our own reference.
        const request = { merchantAccount, paymentReference: reference, reference };
        const canceled = await modifications.cancelAuthorisedPayment(request, options);
        return { refundReference: canceled.pspReference };
      }
      const request = { merchantAccount, amount: { currency, value: amount }, reference };
      const refunded = await modifications.refundCapturedPayment(transaction, request, options);
      return { refundReference: refunded.pspReference };
    },
    readWebhooks: ({ body }) => readAdyenWebhooks(body, settings),
  };
}
