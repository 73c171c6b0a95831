import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** With Adyen the checkout form names the payment status page; with others the order does [PAY-03, PAY-08]. */
const namedByForm: Record<ShopConfig['paymentProvider'], boolean> = { paylogic: false, adyen: true };

/** The shopper's return URL after paying. */
export function returnUri(
  { paymentProvider }: ShopConfig,
  { form, order }: { form: string | undefined; order: string },
): string {
  return (namedByForm[paymentProvider] ? form : undefined) ?? order;
}
