import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart } from '@festival/shared-contracts/api/cartCalls';
import { getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CartKey } from '../shop/cartCookie.ts';
import { ShopApiAway, type ShopKeys, shopApi } from '../shop/shopDirectory.ts';

/** What the shop API says that a page of a shop needs. */
export interface ShopContent {
  config: ShopConfig;
  products: Product[];
  cart: Cart | null;
  /** The visitor's cookie names a cart that is gone: it can go too. */
  isCartGone: boolean;
}

type Answered<Value> = { ok: true; value: Value } | { ok: false; error: { status: number; message: string } };

function heard<Value>(what: string, answer: Answered<Value>): Value {
  if (answer.ok) return answer.value;
  throw new ShopApiAway(`${what}: ${answer.error.status} ${answer.error.message}`);
}

/** The shop's own keys are the server's; the page has the config without them. */
const withoutKeys = (config: ShopConfig): ShopConfig => ({ ...config, shopToken: '', preregistrationKey: '' });

/**
 * Asks for everything at once.
 * @throws ShopApiAway when the API does not answer, ContractDrift when its answer is not a shop's.
 */
export async function shopContent(
  shopApiUrl: string,
  keys: ShopKeys,
  cart: CartKey | undefined,
  userToken?: string,
): Promise<ShopContent> {
  const http = shopApi(shopApiUrl, keys);
  const askCart =
    cart &&
    callEndpoint(http, getCart, {
      params: { cartId: cart.cartId },
      headers: { cartToken: cart.token, ...(userToken ? { userToken } : {}) },
    });
  const [config, products, found] = await Promise.all([
    callEndpoint(http, getShop, { params: {} }),
    callEndpoint(http, getProducts, { params: {} }),
    askCart,
  ]);
  return {
    config: withoutKeys(heard('The config', config)),
    products: heard('The products', products),
    cart: found?.ok ? found.value.data : null,
    isCartGone: found !== undefined && !found.ok && found.error.status === 404,
  };
}
