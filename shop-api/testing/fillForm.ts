import { makeChoices } from './makeChoices.ts';
import { testBuyer } from './testBuyer.ts';
import type { CallAnswer, OwnCart, TestShop } from './testShop.ts';

/** The way from the basket to the payment: what is left to choose, then the form. Answers what the form is answered with. */
export async function fillForm(
  shop: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  { headers = {}, buyer = {} }: { headers?: object; buyer?: object } = {},
): Promise<CallAnswer> {
  await makeChoices(shop, cart, headers);
  return shop.cartCall(cart, 'PUT', '', { ...testBuyer, ...buyer }, headers);
}
