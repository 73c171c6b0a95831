/** The columns of a cart, except its id and its lines, that `cart_states` and `reserve` return. */
export const stateColumns = `status, seconds_left as "secondsLeft", policy_id as "policyId", account_id as "accountId",
  buyer, upgradable_order_id as "upgradableOrderId", voucher_code as "voucherCode",
  shipping_country as "shippingCountry", shipping_handle as "shippingHandle", choices, hold_extensions as "holdExtensions"`;
