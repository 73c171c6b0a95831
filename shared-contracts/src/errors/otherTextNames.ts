/** Texts of errors that are shown outside a modal of their own: keys `other.*` of the namespace `errors` [ERR-07]. */
export const otherTextNames = [
  'accommodationSoldOut',
  'ticketNotAvailable',
  'productSoldOut',
  'productNotFound',
  'shippingUnavailable',
  'invalidRequest',
  'noConfigFound',
  'pageNotFound',
  'tryAgain',
  'tryAgainWithCart',
  'checkoutRetry',
  'orderLookupFailed',
  'orderLookupInvalid',
  'orderLookupNoOrder',
  'orderOutOfSync',
  'combinationSoldOut',
  'noStock',
  'roomNotAvailable',
  'occupantsMismatch',
  'maxOrdersPerAccount',
  'voucherInvalid',
  'voucherUsed',
  'termsChanged',
  'deliveredElsewhere',
  'takesNoPayment',
] as const;

type OtherTextName = (typeof otherTextNames)[number];

/** A server's keys and fixed sentences, and our text for each. */
const textsOfMessages: Record<string, OtherTextName> = {
  'product.sold_out': 'productSoldOut',
  'product.not_found': 'productNotFound',
  'There is no stock for one of the rooms you want to book': 'roomNotAvailable',
  'validation.travel.occupants.does.not.equal.number.entrance.tickets': 'occupantsMismatch',
  'validation.max.orders.per.account': 'maxOrdersPerAccount',
  'voucher.invalid': 'voucherInvalid',
  'voucher.used': 'voucherUsed',
  'terms.changed': 'termsChanged',
  'shipping.address_elsewhere': 'deliveredElsewhere',
  'shop.takes_no_payment': 'takesNoPayment',
};

/**
 * The key in the namespace `errors` of our text for a server's message; undefined when the message is a
 * sentence that is shown unchanged [ERR-02, TRV-06].
 */
export const textKeyOfMessage = (message: string): `other.${OtherTextName}` | undefined => {
  const name = Object.hasOwn(textsOfMessages, message) ? textsOfMessages[message] : undefined;
  return name && `other.${name}`;
};
