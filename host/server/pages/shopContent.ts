import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CartCredentials } from '../shop/cartCookie.ts';
import { ShopApiAway, type ShopKeys, shopApi } from '../shop/shopDirectory.ts';
import { type VisitorCart, visitorCart } from '../shop/visitorCart.ts';

/** The data of the shop API that a shop's page needs. */
export interface ShopContent {
  config: ShopConfig;
  products: Product[];
  cart: VisitorCart;
}

function requireAnswer<Value>(what: string, answer: Result<Value>): Value {
  if (answer.ok) return answer.value;
  throw new ShopApiAway(`${what}: ${answer.error.status} ${answer.error.message}`);
}

/** The shop's keys stay on the server; the page gets the config without them. */
const withoutKeys = (config: ShopConfig): ShopConfig => ({ ...config, shopToken: '', preregistrationKey: '' });

/**
 * Requests everything in parallel.
 * @throws ShopApiAway when the API does not answer, ContractDrift when its answer breaks the contract.
 */
export async function shopContent(
  shopApiUrl: string,
  keys: ShopKeys,
  credentials: CartCredentials | undefined,
  userToken?: string,
): Promise<ShopContent> {
  const http = shopApi(shopApiUrl, keys);
  const [config, products, cart] = await Promise.all([
    callEndpoint(http, getShop, { params: {} }),
    callEndpoint(http, getProducts, { params: {} }),
    visitorCart(http, credentials, userToken),
  ]);
  const known = withoutKeys(requireAnswer('The config', config));
  return {
    config: known,
    products: requireAnswer('The products', products),
    // A shop that keeps wishlists has no carts on the server [WSH-01].
    cart: capabilitiesOf(known).usesServerCart ? cart : { kind: 'none' },
  };
}
