import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import { fillCart } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyInstance } from 'fastify';
import { productsLeft } from '../../catalogue/product/productsLeft.ts';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CartCredentials } from '../../sale/cart/cartCredentials.ts';
import type { CartChangeDeps, CartViewDeps } from '../../sale/cart/cartDeps.ts';
import { requireActiveCart } from '../../sale/cart/loadCart.ts';
import { readCartCredentials } from '../../sale/cart/readCartCredentials.ts';
import { cartView } from '../../sale/checkout/cartView.ts';
import { setQuantity } from '../../sale/checkout/setQuantity.ts';
import type { Refusal } from '../../sale/refusal/refusal.ts';
import { alternatives } from './alternatives.ts';
import { noSuchWishlist } from './linkedWishlist.ts';
import { markUsedInMemberSale, readWishlist } from './storedWishlist.ts';

/** The maximum number of products in one call. */
const most = 100;

/** The quantity that is still available; undefined if the refusal does not contain it. */
const leftOf = ({ values }: Refusal): number | undefined =>
  typeof values?.left === 'number' ? values.left : undefined;

/** Fills a cart from a wishlist [WSH-04]. */
export async function fillRoutes(
  app: FastifyInstance,
  deps: CallerDeps & CartChangeDeps & CartViewDeps,
): Promise<void> {
  const { pool } = deps;

  serve(app, fillCart, async (call) => {
    const credentials = await readCartCredentials(call, deps);
    const { shop, accountId } = credentials;
    const cart = await requireActiveCart(deps, credentials);
    const requested = Object.entries(call.body.products ?? (await wishlistProducts(credentials)));
    if (requested.length > most)
      throw new ApiFailure(400, 'request.invalid', `One call fills a cart with ${most} products at most.`);
    const held = cart.quantities;
    // The ids come from the caller, so one may be `constructor`. Only own properties of the object are read.
    const heldOf = (productId: string) => (Object.hasOwn(held, productId) ? (held[productId] ?? 0) : 0);
    const missing = requested.filter(([productId, quantity]) => quantity > heldOf(productId));
    const refused = [];
    // One product after another, since the shop's limits include the products that were added before.
    for (const [productId, quantity] of missing) {
      const changed = await setQuantity(deps, credentials, { productId, quantity });
      if (!changed.ok) refused.push({ productId, code: changed.error.code, left: leftOf(changed.error) });
    }
    const left = refused.length === 0 ? [] : await productsLeft(pool, shop);
    const isFilled = refused.length < missing.length;
    if (isFilled && accountId !== null && shop.capabilities.usesUpWishlist) {
      await markUsedInMemberSale(pool, { eventId: shop.eventId, accountId });
    }
    return {
      data: {
        cart: await cartView(deps, shop, await requireActiveCart(deps, credentials)),
        refused: refused.map((one) => ({ ...one, alternatives: alternatives(one.productId, left, shop.config) })),
      },
    };
  });

  /** The products of the account's wishlist. Throws 404 without an account or a wishlist. */
  async function wishlistProducts({ shop, accountId = null }: CartCredentials) {
    const wishlist = accountId === null ? null : await readWishlist(pool, { eventId: shop.eventId, accountId });
    if (!wishlist) throw noSuchWishlist();
    return wishlist.products;
  }
}
