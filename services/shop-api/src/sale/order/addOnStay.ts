import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import * as z from 'zod/mini';

/** SQL: joins the product of an order's line, or the extra that an add-on's key names. */
export const lineProduct = `products on products.event_id = line.event_id
  and products.id = coalesce(substring(line.product_id from '^addon_[^_]+_(.+)$'), line.product_id)`;

/** SQL: whether the line is an extra of a stay, such as breakfast, and not its room. */
export const isStayExtra = `exists (
  select from travel_extras extra where extra.event_id = line.event_id and extra.product_id = products.id)`;

/** SQL: joins the stay of the earlier order to which an add-on belongs; its package is `add_on_package`. */
export const addOnStayJoin = `orders former on former.event_id = line.event_id
    and former.reference = substring(line.product_id from '^addon_([^_]+)_')
  left join order_stays former_stay on former_stay.event_id = former.event_id and former_stay.order_id = former.id
  left join travel_packages add_on_package
    on add_on_package.event_id = former_stay.event_id and add_on_package.id = former_stay.package_id`;

type AddOnStay = NonNullable<OrderPage['lines'][number]['ofStay']>;

/** The stay of an add-on, from the definition of its package; undefined for any other line [ADD-02]. */
export function addOnStay(productId: string, definition: unknown): AddOnStay | undefined {
  const reference = addOnOfKey(productId)?.reference;
  if (reference === undefined || !definition) return undefined;
  const { name, texts, images, startOfStayDate, endOfStayDate } = z.parse(travelPackageSchema, definition);
  return {
    reference,
    name,
    ...(images[0] && { image: images[0] }),
    arrival: startOfStayDate,
    departure: endOfStayDate,
    texts: Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { name: own.name }])),
  };
}
