import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CatalogueProduct } from '../../catalogue/product/catalogueProduct.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';
import { closedCartRefusal } from './closedCartRefusal.ts';
import { beginHold } from './openCart.ts';
import { type Refusal, soldOut } from './quantityRefusal.ts';

type Wish = { entry: CatalogueProduct; quantity: number; held: Quantities };

/** Holds so many of a product in a cart that holds `held` by now, 0 lets it go; answers null, or why it could not be [API-09]. */
export async function reserveLine(
  deps: CartChangeDeps,
  claim: CartCredentials,
  { entry, quantity, held }: Wish,
): Promise<Refusal | null> {
  const { shop, cartId } = claim;
  if (Object.keys(held).length === 0) await beginHold(deps.pool, shop, cartId);
  const { outcome } = await deps.reservations.reserve({
    eventId: shop.eventId,
    cartId,
    productId: entry.product.id,
    stockId: entry.stockId,
    quantity,
  });
  if (outcome === 'held') return null;
  return outcome === 'sold_out' ? soldOut : await closedCartRefusal(deps, claim);
}
