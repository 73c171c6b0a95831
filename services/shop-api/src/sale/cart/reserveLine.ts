import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { CatalogueProduct } from '../../catalogue/product/catalogueProduct.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';
import { cartRefusals } from './cartRefusals.ts';
import { closedCartRefusal } from './closedCartRefusal.ts';
import { beginHold } from './openCart.ts';
import { reserveInShare } from './reserveInShare.ts';
import { soldOutRefusal } from './soldOutRefusal.ts';

/** `held` are the quantities of the whole cart before the change. */
type LineChange = { entry: CatalogueProduct; quantity: number; held: Quantities };

/** Sets the quantity of a product in an authorized cart; 0 removes the line [API-09]. */
export async function reserveLine(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  { entry, quantity, held }: LineChange,
): Promise<Result<void, Refusal>> {
  const { shop, cartId } = credentials;
  if (Object.keys(held).length === 0) await beginHold(deps.pool, shop, cartId);
  const answer = await reserveInShare(deps, credentials, {
    eventId: shop.eventId,
    cartId,
    productId: entry.product.id,
    stockId: entry.stockId,
    quantity,
  });
  if (answer.outcome === 'held') return success(undefined);
  if (answer.outcome === 'over_share') return failure(cartRefusals.overShare);
  if (answer.outcome === 'closed') return failure(await closedCartRefusal(deps, credentials));
  return failure(soldOutRefusal(entry.product, quantity, answer, shop.config));
}
