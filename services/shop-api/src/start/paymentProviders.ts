import type { AdyenOptions } from '../sale/payment/adyen/adyenOptions.ts';
import { adyenProvider } from '../sale/payment/adyen/adyenProvider.ts';
import { sandboxAdyen } from '../sale/payment/adyen/sandboxAdyen.ts';
import type { PaymentProvider, PaymentProviders } from '../sale/payment/paymentProvider.ts';
import { sandboxProvider } from '../sale/payment/sandboxProvider.ts';
import type { ShopApiSettings } from './shopApiSettings.ts';

/**
 * Creates the payment providers that these settings configure: Adyen if its keys are set. If the sandbox is enabled, it
 * replaces every provider that is not configured.
 */
export function paymentProviders(env: ShopApiSettings): PaymentProviders {
  const sandbox = sandboxOf(env);
  const adyen = adyenKeys(env) ?? (sandbox && sandboxAdyen(sandbox.url, sandbox.secret));
  const providers = new Map<string, PaymentProvider>();
  if (sandbox) providers.set('paylogic', sandboxProvider(sandbox));
  if (adyen) providers.set('adyen', adyenProvider(adyen));
  return providers;
}

function sandboxOf(env: ShopApiSettings): { url: string; secret: string } | null {
  if (env.PAYMENT_SANDBOX === 'no' || !env.PAYMENT_SANDBOX_SECRET) return null;
  return { url: env.PAYMENT_SANDBOX_URL, secret: env.PAYMENT_SANDBOX_SECRET };
}

function adyenKeys(env: ShopApiSettings): AdyenOptions | null {
  const { ADYEN_API_KEY: apiKey, ADYEN_HMAC_KEY: hmacKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env;
  if (!apiKey || !hmacKey || !merchantAccount) return null;
  return { apiKey, hmacKey, merchantAccount, liveUrlPrefix: env.ADYEN_LIVE_URL_PREFIX };
}
