import type { MissingCheck } from '../checkout/missingChecks.ts';
import type { OtherTextName, PageCode } from './errorTexts.ts';
import type { RefusalValues } from './refusal.ts';

/** A text of the namespace `errors`. */
export type RefusalTextKey = `other.${OtherTextName}` | `error.${MissingCheck}` | `${PageCode}.text`;

/** The maximum number of characters that are shown of a server's sentence. */
const longestSentence = 300;

/** Our text for each refusal that a shopper can meet. */
const textKeys = {
  '4364': '4364.text',
  'account.order_placed': '3001.text',
  'account.required': '6004.text',
  'cart.changed': 'other.cartChanged',
  'cart.confirmed': 'other.cartOrdered',
  'cart.empty': 'other.tryAgain',
  'cart.expired': '6002.text',
  'cart.in_payment': 'other.cartOrdered',
  'cart.not_found': '6002.text',
  'cart.too_many': 'other.tooManyTries',
  'checkout.form_missing': 'other.tryAgain',
  'checkout.invalid': 'other.invalidRequest',
  'lookup.too_many': 'other.tooManyTries',
  'order.already_placed': 'other.cartOrdered',
  'order.form_changed': 'other.tryAgain',
  'order.not_cancelable': 'other.orderNotCancelable',
  'order.total_changed': 'other.tryAgain',
  'payment.away': 'other.paymentAway',
  'payment.method_unknown': 'other.tryAgain',
  'payment.not_set_up': 'other.paymentAway',
  'product.not_found': 'other.productNotFound',
  'product.sold_out': 'other.productSoldOut',
  'queue.token_invalid': 'other.tryAgain',
  'queue.token_missing': 'other.tryAgain',
  'queue.token_used': 'other.tryAgain',
  'refund.choice_missing': 'error.form_no_insurance_choice',
  'registration.closed': '3002.text',
  'registration.missing': '3000.text',
  'request.invalid': 'other.invalidRequest',
  'request.too_many': 'other.tooManyTries',
  'sale.not_open': '3003.text',
  'shipping.address_elsewhere': 'other.deliveredElsewhere',
  'shipping.country_missing': 'error.form_no_country_selected',
  'shipping.method_missing': 'error.form_no_shipping_costs_selected',
  'shipping.method_unknown': 'error.form_no_shipping_costs_selected',
  'shipping.no_price': 'other.shippingUnavailable',
  'shipping.unavailable': 'other.shippingUnavailable',
  'shop.closed': '4000.text',
  'shop.not_payable': 'other.paymentNotSetUp',
  'shop.takes_no_payment': 'other.takesNoPayment',
  'terms.changed': 'other.termsChanged',
  'terms.covid_not_accepted': 'error.form_covid_not_accepted',
  'terms.not_accepted': 'error.form_terms_not_accepted',
  'travel.addon_not_found': 'other.productNotFound',
  'travel.cart_not_found': 'other.roomNotAvailable',
  'travel.no_stock': 'other.roomNotAvailable',
  'travel.option_not_found': 'other.accommodationSoldOut',
  'travel.room_needs_stay': 'other.roomNotAvailable',
  'travel.stay_changed': 'other.roomNotAvailable',
  'travel.stay_required': 'other.ticketNotAvailable',
  'travel.ticket_needs_stay': 'other.ticketNotAvailable',
  'upgrade.access_id_invalid': '4006.text',
  'upgrade.more_than_bought': 'other.noStock',
  'upgrade.not_found': '4003.text',
  'upgrade.order_id_invalid': '4005.text',
  'upgrade.order_missing': '4005.text',
  'upgrade.other_order': '4002.text',
  'upgrade.processed': '4002.text',
  'membership.required': '6005.text',
  'validation.max.memberships.per.account': '3005.text',
  'validation.max.orders.per.account': 'other.maxOrdersPerAccount',
  'validation.product.maximum': 'other.productMaximum',
  'validation.product.minimum': 'other.productMinimum',
  'validation.product.step': 'other.productStep',
  'validation.travel.occupants.does.not.equal.number.entrance.tickets': 'other.occupantsMismatch',
  'voucher.invalid': 'other.voucherInvalid',
  'voucher.smaller': 'other.voucherSmaller',
  'voucher.too_many': 'other.tooManyTries',
  'voucher.used': 'other.voucherUsed',
} as const satisfies Record<string, RefusalTextKey>;

/** The reasons with a text in every language; the Shopping API only uses these to refuse a shopper. */
export type RefusalCode = keyof typeof textKeys;

/** A platform's fixed sentence, and the refusal that it means [TRV-06]. */
const platformSentences: Record<string, RefusalCode> = {
  'There is no stock for one of the rooms you want to book': 'travel.no_stock',
};

const isKnown = (name: string): name is RefusalCode => Object.hasOwn(textKeys, name);

/**
 * The key, in the namespace `errors`, of our text for a refusal, found by its code, otherwise by its message; undefined without one: then the
 * server's own sentence is shown [ERR-02].
 */
export const textKeyOfRefusal = ({
  code = '',
  message = '',
}: {
  code?: string;
  message?: string;
}): RefusalTextKey | undefined => {
  const name = [code, message, Object.hasOwn(platformSentences, message) ? platformSentences[message] : undefined].find(
    (one) => one !== undefined && isKnown(one),
  );
  return name && textKeys[name as RefusalCode];
};

/**
 * The text of a refusal for a shopper: our text in their language, otherwise the server's own sentence as plain text; null without either. A single
 * word counts as a key, not as a sentence [ERR-02, BSK-08, CHK-11, VCH-01].
 * @param textOf reads the namespace `errors`.
 */
export const sentenceOfRefusal = (
  refusal: { code?: string; message?: string; values?: RefusalValues | undefined },
  textOf: (key: RefusalTextKey, values: { replace: RefusalValues }) => string,
): string | null => {
  const key = textKeyOfRefusal(refusal);
  if (key) return textOf(key, { replace: refusal.values ?? {} });
  const sentence = (refusal.message ?? '').trim().slice(0, longestSentence);
  return /\s/.test(sentence) ? sentence : null;
};

/** Every refusal with its text's key, for tests. */
export const refusalTextKeys: Readonly<Record<RefusalCode, RefusalTextKey>> = textKeys;
