import { createRequire } from 'node:module';

// Each file is loaded by its path, since the library's index loads more than 2,300 files, which takes almost a second.
const load = createRequire(import.meta.url);
const client: typeof import('@adyen/api-library/lib/src/client.js') = load('@adyen/api-library/lib/src/client.js');
const config: typeof import('@adyen/api-library/lib/src/config.js') = load('@adyen/api-library/lib/src/config.js');
const links: typeof import('@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js') = load(
  '@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js',
);
const payments: typeof import('@adyen/api-library/lib/src/services/checkout/paymentsApi.js') = load(
  '@adyen/api-library/lib/src/services/checkout/paymentsApi.js',
);
const recurring: typeof import('@adyen/api-library/lib/src/services/checkout/recurringApi.js') = load(
  '@adyen/api-library/lib/src/services/checkout/recurringApi.js',
);
const modifications: typeof import('@adyen/api-library/lib/src/services/checkout/modificationsApi.js') = load(
  '@adyen/api-library/lib/src/services/checkout/modificationsApi.js',
);
const validator: typeof import('@adyen/api-library/lib/src/utils/hmacValidator.js') = load(
  '@adyen/api-library/lib/src/utils/hmacValidator.js',
);
const exception: typeof import('@adyen/api-library/lib/src/httpClient/httpClientException.js') = load(
  '@adyen/api-library/lib/src/httpClient/httpClientException.js',
);
const link: typeof import('@adyen/api-library/lib/src/typings/checkout/paymentLinkRequest.js') = load(
  '@adyen/api-library/lib/src/typings/checkout/paymentLinkRequest.js',
);
const payment: typeof import('@adyen/api-library/lib/src/typings/checkout/paymentRequest.js') = load(
  '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js',
);
const item: typeof import('@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js') = load(
  '@adyen/api-library/lib/src/typings/notification/notificationRequestItem.js',
);

/** The parts of Adyen's library that this code uses. */
export const adyenLibrary = {
  Client: client.default,
  EnvironmentEnum: config.EnvironmentEnum,
  PaymentLinksApi: links.PaymentLinksApi,
  PaymentsApi: payments.PaymentsApi,
  RecurringApi: recurring.RecurringApi,
  ModificationsApi: modifications.ModificationsApi,
  HmacValidator: validator.default,
  HttpClientException: exception.default,
  PaymentLinkRequest: link.PaymentLinkRequest,
  PaymentRequest: payment.PaymentRequest,
  NotificationRequestItem: item.NotificationRequestItem,
};
