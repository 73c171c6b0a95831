import type { AdyenOptions } from '../sale/payment/adyen/adyenOptions.ts';
import { adyenProvider } from '../sale/payment/adyen/adyenProvider.ts';
import { sandboxAdyen } from '../sale/payment/adyen/sandboxAdyen.ts';
import type { MollieOptions } from '../sale/payment/mollie/mollieClient.ts';
import { mollieProvider } from '../sale/payment/mollie/mollieProvider.ts';
import { sandboxMollie } from '../sale/payment/mollie/sandboxMollie.ts';
import { type PaylogicOptions, paylogicProvider } from '../sale/payment/paylogic/paylogicProvider.ts';
import type { PaymentProvider, PaymentProviders } from '../sale/payment/paymentProvider.ts';
import type { ShopApiSettings } from './shopApiSettings.ts';

type Configured = { paylogic?: PaylogicOptions | null; adyen?: AdyenOptions | null; mollie?: MollieOptions | null };

/** The payment sandbox's address and the secret that it shares with the shop. */
type Sandbox = { url: string; secret: string };

/**
 * Creates the payment providers that these settings configure. If the sandbox is enabled, it replaces every provider
 * that is not configured.
 */
export function paymentProviders(env: ShopApiSettings): PaymentProviders {
  return providersOf({ paylogic: paylogicKeys(env), adyen: adyenKeys(env), mollie: mollieKey(env) }, sandboxOf(env));
}

/** The providers that are configured, and the others by the sandbox if there is one. */
export function providersOf(configured: Configured, sandbox: Sandbox | null): PaymentProviders {
  const paylogic = configured.paylogic ?? sandbox;
  const adyen = configured.adyen ?? (sandbox && sandboxAdyen(sandbox.url, sandbox.secret));
  const mollie = configured.mollie ?? (sandbox && sandboxMollie(sandbox.url, sandbox.secret));
  const providers = new Map<string, PaymentProvider>();
  if (paylogic) providers.set('paylogic', paylogicProvider(paylogic));
  if (adyen) providers.set('adyen', adyenProvider(adyen));
  if (mollie) providers.set('mollie', mollieProvider(mollie));
  return providers;
}

function sandboxOf(env: ShopApiSettings): Sandbox | null {
  if (env.PAYMENT_SANDBOX === 'no' || !env.PAYMENT_SANDBOX_SECRET) return null;
  return { url: env.PAYMENT_SANDBOX_URL, secret: env.PAYMENT_SANDBOX_SECRET };
}

function paylogicKeys({ PAYLOGIC_URL: url, PAYLOGIC_SECRET: secret }: ShopApiSettings): PaylogicOptions | null {
  return url && secret ? { url, secret } : null;
}

function adyenKeys(env: ShopApiSettings): AdyenOptions | null {
  const { ADYEN_API_KEY: apiKey, ADYEN_HMAC_KEY: hmacKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env;
  if (!apiKey || !hmacKey || !merchantAccount) return null;
  return { apiKey, hmacKey, merchantAccount, liveUrlPrefix: env.ADYEN_LIVE_URL_PREFIX };
}

const mollieKey = ({ MOLLIE_API_KEY: apiKey }: ShopApiSettings): MollieOptions | null => (apiKey ? { apiKey } : null);
