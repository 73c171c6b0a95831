import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/**
 * Whether the checkout form contains the URL of the payment status page: it does with Adyen; with other providers the
 * order contains the URL [PAY-03, PAY-08].
 */
const namedByForm: Record<ShopConfig['paymentProvider'], boolean> = { paylogic: false, adyen: true, mollie: false };

/**
 * Returns the URL to which the shopper returns after paying. It contains the order's id, by which another browser shows the payment's state; the
 * id gives no access to the order [PAY-04].
 */
export function returnUri(
  { paymentProvider }: ShopConfig,
  orderId: string,
  { form, order }: { form: string | undefined; order: string },
): string {
  const address = new URL((namedByForm[paymentProvider] ? form : undefined) ?? order);
  address.searchParams.set('order', orderId);
  return address.href;
}
