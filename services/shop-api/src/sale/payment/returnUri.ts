import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/**
 * Whether the checkout form contains the URL of the payment status page: it does with Adyen; with other providers the
 * order contains the URL [PAY-03, PAY-08].
 */
const namedByForm: Record<ShopConfig['paymentProvider'], boolean> = { paylogic: false, adyen: true, mollie: false };

/** Returns the URL to which the shopper returns after paying. */
export function returnUri(
  { paymentProvider }: ShopConfig,
  { form, order }: { form: string | undefined; order: string },
): string {
  return (namedByForm[paymentProvider] ? form : undefined) ?? order;
}
