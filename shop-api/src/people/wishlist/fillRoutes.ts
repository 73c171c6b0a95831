import { fillCart } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyInstance } from 'fastify';
import { productsLeft } from '../../catalogue/product/productsLeft.ts';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CartCredentials } from '../../sale/cart/cartCredentials.ts';
import type { CartChangeDeps } from '../../sale/cart/cartDeps.ts';
import { cartView } from '../../sale/cart/cartView.ts';
import { requireActiveCart } from '../../sale/cart/loadCart.ts';
import { readCartCredentials } from '../../sale/cart/readCartCredentials.ts';
import { setQuantity } from '../../sale/cart/setQuantity.ts';
import { alternatives } from './alternatives.ts';
import { noSuchWishlist } from './linkedWishlist.ts';
import { markUsedInMemberSale, readWishlist } from './storedWishlist.ts';

/** Products that one call may put into a cart. */
const most = 100;

/** Fills a cart from a wishlist [WSH-04]. */
export async function fillRoutes(app: FastifyInstance, deps: CallerDeps & CartChangeDeps): Promise<void> {
  const { pool } = deps;

  serve(app, fillCart, async (call) => {
    const claim = await readCartCredentials(call, deps);
    const { shop, accountId } = claim;
    const cart = await requireActiveCart(deps, claim);
    const requested = Object.entries(call.body.products ?? (await wishlistProducts(claim)));
    if (requested.length > most)
      throw new ApiFailure(400, 'request.invalid', `One call fills a cart with ${most} products at most.`);
    const held = cart.quantities;
    // Product ids are the caller's words: `constructor` is one that nothing is held of.
    const heldOf = (productId: string) => (Object.hasOwn(held, productId) ? (held[productId] ?? 0) : 0);
    const missing = requested.filter(([productId, quantity]) => quantity > heldOf(productId));
    const refused = [];
    // One after the other: what the cart holds already counts for what comes next.
    for (const [productId, quantity] of missing) {
      const changed = await setQuantity(deps, claim, { productId, quantity });
      if ('refusal' in changed) refused.push({ productId, code: changed.refusal.code });
    }
    const left = refused.length === 0 ? [] : await productsLeft(pool, shop);
    const isFilled = refused.length < missing.length;
    if (isFilled && accountId !== null && shop.capabilities.usesUpWishlist) {
      await markUsedInMemberSale(pool, { eventId: shop.eventId, accountId });
    }
    return {
      data: {
        cart: await cartView(pool, shop, await requireActiveCart(deps, claim)),
        refused: refused.map((one) => ({ ...one, alternatives: alternatives(one.productId, left) })),
      },
    };
  });

  /** Everything on the account's wishlist; 404 when nobody is signed in or nothing was saved. */
  async function wishlistProducts({ shop, accountId = null }: CartCredentials) {
    const wishlist = accountId === null ? null : await readWishlist(pool, { eventId: shop.eventId, accountId });
    if (!wishlist) throw noSuchWishlist();
    return wishlist.products;
  }
}
