import { knownCode } from '@festival/shared-contracts/errors/errorCatalogue';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';

/** Rows of the catalogue for refusals, by the server's code or message. The code of a refusal may also be a row's number [ERR-06]. */
const refusalRows: Readonly<Record<string, OpenModal['code']>> = {
  'product.sold_out': 5000,
  'product.not_found': 5001,
  'validation.max.orders.per.account': 8001,
  'validation.product.maximum': 5004,
  'validation.max.memberships.per.account': 3005,
  'upgrade.processed': 4002,
  'upgrade.not_found': 4003,
  'upgrade.order_id_invalid': 4005,
  'upgrade.access_id_invalid': 4006,
  'registration.closed': 3002,
  'registration.missing': 3000,
  'account.order_placed': 3001,
  'sale.not_open': 3003,
  'account.required': 6004,
  'membership.required': 6005,
  'shipping.unavailable': 5003,
  'shipping.no_price': 6007,
  'shop.closed': 4000,
  'shop.not_payable': 4000,
};

/** Refusals whose modal has words of its own, instead of those of its row. */
const worded: readonly string[] = ['account.required', 'shop.not_payable'];

/**
 * The modal for a failed write to the cart: the row of the refusal; otherwise row 8000 with the refusal's message;
 * otherwise a general text, with the cart's id if there is a cart. If fewer are left than requested, the modal offers
 * the remaining quantity [BSK-08, ERR-02].
 */
export const failureModal = (
  { code, message, values, status }: ShopError,
  cartId: string | undefined,
  generalText: string,
): OpenModal => {
  if (code === 'product.sold_out' && values?.left !== undefined) return { code: 6008, values };
  const row = refusalRows[code] ?? refusalRows[message] ?? knownCode(Number(code));
  if (row) return { code: row, ...(worded.includes(code) ? { refusal: { code, message } } : { values }) };
  if (message && status < 500) return { code: 8000, refusal: { code, message }, values };
  return cartId ? { code: 6011, message: generalText, values: { cartId } } : { code: 1000 };
};
