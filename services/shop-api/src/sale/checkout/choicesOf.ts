import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { productsIn } from '../cart/productsIn.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { CartStay } from '../stay/cartStay.ts';

/**
 * The choices of a cart that apply to its current content: delivery only with merchandise, a method only if there are
 * several. A choice that does not apply is still stored, and applies again when its product is added again [SHP-01,
 * SHP-02, INS-01, BSK-05].
 */
export function choicesOf(shop: Shop, cart: StoredCart, stay: CartStay | null): CartChoices {
  const { quantities, choices } = cart;
  const products = productsIn(shop, quantities);
  const isSent = holdsMerchandise(quantities, products);
  const isProtected = products.some(({ mappedType }) => mappedType === 'insurance');
  const refused = choices.refundDeclined ? 'no' : null;
  return {
    shippingCountry: isSent ? cart.shippingCountry : null,
    shippingHandle: isSent && shippingFormOf(quantities) === 'shopify' ? cart.shippingHandle : null,
    refundProtection: isProtected ? 'yes' : refused,
    termsVersion: choices.termsVersion ?? null,
    covidTermsVersion: choices.covidTermsVersion ?? null,
    travel: stay && {
      packageId: stay.packageId,
      roomId: stay.roomId,
      persons: stay.persons,
      ...daysOf(shop, stay),
    },
  };
}

function daysOf(shop: Shop, { packageId }: CartStay) {
  const stay = shop.stays.get(packageId)?.package;
  return { startOfStayDate: stay?.startOfStayDate, endOfStayDate: stay?.endOfStayDate };
}
