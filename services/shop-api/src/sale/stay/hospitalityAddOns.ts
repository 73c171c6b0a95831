import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { freeStock } from '../../catalogue/travel/freeStock.ts';
import { packageNames } from '../../catalogue/travel/packageNames.ts';
import { stayAddOn } from './stayAddOn.ts';

type Hospitality = OrderLookup['upsell']['hospitality'];
type StayRow = { reference: string; hotelCartId: string; packageId: string; held: Record<string, number> };

/** The add-ons for the stays of paid orders (by id) whose packages this shop sells [ADD-01, LKP-03]. */
export async function hospitalityAddOns(pool: Pool, shop: Shop, orderIds: readonly string[]): Promise<Hospitality> {
  const stays = await paidStays(pool, shop.eventId, orderIds);
  const extras = [...shop.stays.values()].flatMap((stay) => stay.extras);
  const freeOf = await freeStock(pool, shop.eventId, extras);
  const addOns = stays.flatMap(({ reference, hotelCartId, packageId, held }) => {
    const stay = shop.stays.get(packageId);
    if (!stay) return [];
    const addable = stay.extras.filter((extra) => extra.isAddOn);
    const offered = addable
      .filter(({ optionOf }) => optionOf === null)
      .map((extra) => {
        const options = addable.filter(({ optionOf }) => optionOf === extra.product.id);
        return stayAddOn(extra, { quantity: held[extra.product.id] ?? 0, stock: freeOf(extra) }, options);
      });
    const { name } = stay.package;
    return [{ reference, cart: { id: hotelCartId, package: { name, texts: packageNames(stay) } }, extras: offered }];
  });
  return { add_on_available: addOns.some(({ extras: offered }) => offered.length > 0), add_on: addOns };
}

async function paidStays(pool: Pool, eventId: string, orderIds: readonly string[]): Promise<StayRow[]> {
  const { rows } = await pool.query<StayRow>(
    `select reference, hotel_cart_id as "hotelCartId", package_id as "packageId", coalesce((
         select jsonb_object_agg(line.product_id, line.qty) from order_lines line
         where line.event_id = $1 and line.order_id = stay.order_id
       ), '{}') as held
     from order_stays stay join orders on orders.event_id = stay.event_id and orders.id = stay.order_id
     where stay.event_id = $1 and stay.order_id = any ($2::uuid[]) and orders.status = 'completed'
     order by placed_at`,
    [eventId, orderIds],
  );
  return rows;
}
