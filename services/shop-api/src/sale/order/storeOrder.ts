import { randomInt } from 'node:crypto';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import type { PoolClient } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { productsIn } from '../cart/productsIn.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import { storeUpgradeLines } from '../upgrade/storeUpgradeLines.ts';
import { inBasketOrder } from './inBasketOrder.ts';
import { lineCharge } from './lineCharge.ts';
import { lineTexts } from './lineTexts.ts';

export type NewOrder = {
  shop: Shop;
  cart: StoredCart;
  quantities: Quantities;
  totals: CartTotals;
  /** The discount of an upgrade on each option, in cents by product id. */
  upgradeDiscounts: ReadonlyMap<string, number>;
  limitIds: string[];
  /** Whether the shopper agrees to the automatic renewal and charge of a membership in the order. */
  acceptsRenewal: boolean;
};

/**
 * Stores the order and moves its (locked) cart to payment. The cart holds its stock until the order's time-out in 7
 * minutes, or until the end of the hold if that is later [CNT-07]. If the shopper tries again after the end of the
 * hold, this time is not extended.
 */
export async function storeOrder(client: PoolClient, order: NewOrder): Promise<{ orderId: string; reference: string }> {
  const { shop, cart, totals } = order;
  await client.query(
    `update carts set status = 'in_payment', expires_at = case
       when hold_until > moment.now then greatest(expires_at, moment.later)
       else expires_at end
     from (select statement_timestamp() as now, statement_timestamp() + $3 * interval '1 second' as later) moment
     where event_id = $1 and id = $2`,
    [shop.eventId, cart.id, paymentLimits.orderTimeout],
  );
  for (;;) {
    const reference = String(randomInt(100_000_000, 1_000_000_000));
    const { rows } = await client.query<{ id: string }>(
      `insert into orders (event_id, reference, cart_id, shop_slug, account_id, totals, total_cents, buyer,
         voucher_code, shipping, choices, upgrades_order_id, limit_ids, times_out_at, accepts_renewal)
       select event_id, $3, id, shop_slug, account_id, $4, $5, buyer, voucher_code,
         case when shipping_country is not null and $8 then
           jsonb_build_object('country', shipping_country, 'handle', shipping_handle)
         end, choices, upgradable_order_id::uuid, $7,
         least(expires_at, statement_timestamp() + $6 * interval '1 second'), $9
       from carts where event_id = $1 and id = $2
       on conflict (event_id, reference) do nothing returning id`,
      [
        shop.eventId,
        cart.id,
        reference,
        JSON.stringify(totals),
        totals.total,
        paymentLimits.orderTimeout,
        order.limitIds,
        holdsMerchandise(order.quantities, productsIn(shop, order.quantities)),
        order.acceptsRenewal,
      ],
    );
    if (!rows[0]) continue;
    await storeLines(client, rows[0].id, order);
    await storeUpgradeLines(client, rows[0].id, order);
    return { orderId: rows[0].id, reference };
  }
}

async function storeLines(client: PoolClient, orderId: string, order: NewOrder): Promise<void> {
  const { shop, quantities, totals, upgradeDiscounts } = order;
  const lines = inBasketOrder(shop.products.filter(({ product }) => (quantities[product.id] ?? 0) > 0));
  const quantityOf = (id: string) => quantities[id] ?? 0;
  const columns = [
    lines.map(({ product }) => product.id),
    lines.map(({ stockId }) => stockId),
    lines.map(({ product }) => product.name),
    lines.map(({ product }) => quantityOf(product.id)),
    // Refund protection is a percentage of this order, so the price in the catalogue is not used.
    lines.map(({ product }) => (product.mappedType === 'insurance' ? totals.insurance : product.price)),
    lines.map(({ product }) => JSON.stringify(lineTexts(product))),
    lines.map(({ product }) =>
      lineCharge(product, {
        quantity: quantityOf(product.id),
        insurance: totals.insurance,
        discount: upgradeDiscounts.get(product.id) ?? 0,
      }),
    ),
  ];
  await client.query(
    `insert into order_lines (event_id, order_id, product_id, stock_id, name, qty, price_cents, total_cents, position, texts,
       charged_cents)
     select $1, $2, line.product_id, line.stock_id, line.name, line.qty, line.price, line.price * line.qty, line.nr, line.texts,
       line.charged
     from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[], $8::jsonb[], $9::integer[])
       with ordinality as line (product_id, stock_id, name, qty, price, texts, charged, nr)`,
    [shop.eventId, orderId, ...columns],
  );
}
