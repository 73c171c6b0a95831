import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { CartCredentials } from '../shop/cartCookie.ts';
import type { Catalogue, ShopCatalogue } from '../shop/shopCatalogue.ts';
import { type ShopKeys, shopApi } from '../shop/shopDirectory.ts';
import { type VisitorCart, visitorCart } from '../shop/visitorCart.ts';

/** The data of the shop API that a shop's page needs. */
export interface ShopContent extends Catalogue {
  cart: VisitorCart;
}

interface ContentDeps {
  shopApiUrl: string;
  catalogue: ShopCatalogue;
}

/** Requests all data of a shop's page in parallel. @throws the errors of the catalogue. */
export async function shopContent(
  { shopApiUrl, catalogue }: ContentDeps,
  keys: ShopKeys,
  credentials: CartCredentials | undefined,
  userToken?: string,
): Promise<ShopContent> {
  const [known, cart] = await Promise.all([
    catalogue(keys),
    visitorCart(shopApi(shopApiUrl, keys), credentials, userToken),
  ]);
  // A shop that keeps wishlists has no carts on the server [WSH-01].
  return { ...known, cart: capabilitiesOf(known.config).usesServerCart ? cart : { kind: 'none' } };
}
