import { makeChoices } from './makeChoices.ts';
import { testBuyer } from './testBuyer.ts';
import type { CallAnswer, OwnCart, TestShop } from './testShop.ts';

/** Makes the missing choices and sends the checkout form. Returns the form's response. */
export async function fillForm(
  shop: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  { headers = {}, buyer = {} }: { headers?: object; buyer?: object } = {},
): Promise<CallAnswer> {
  await makeChoices(shop, cart, headers);
  return shop.cartCall(cart, 'PUT', '', { ...testBuyer, ...buyer }, headers);
}
