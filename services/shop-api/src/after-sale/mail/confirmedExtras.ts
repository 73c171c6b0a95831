import { isShippingLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Language } from '@festival/shared-contracts/language/languages';
import { productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { pickupHandle } from '@festival/shared-contracts/shipping/parcelCountry';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { addOnStay, addOnStayJoin, isStayExtra, lineProduct } from '../../sale/order/addOnStay.ts';
import { explainedTypes, howToGet } from '../order-facts/howToGet.ts';
import { type Buyer, deliveryTo } from '../order-facts/orderBuyer.ts';

/** The parts of an order other than tickets and stay: extras to pick up at the festival, memberships, deliveries, and refund protection. */
export type ConfirmedExtra = {
  name: string;
  quantity: number;
  isSent: boolean;
  /** How to get it, in sentences; unused if it is sent. */
  howToGet: string[];
};

/** How an order's merchandise is delivered: the method, and the address unless it is picked up. */
export type ConfirmedDelivery = { method: string | null; address: string | null };

type OrderOfExtras = { eventId: string; orderId: string | null };
type Line = { productId: string; name: string; quantity: number };

/**
 * The lines of an order that are extras, memberships, rides without tickets, merchandise, or a partner's refund protection, with their names at the time of sale. Refunded lines are not
 * included.
 */
export async function confirmedExtras(
  pool: Pool,
  { eventId, orderId }: OrderOfExtras,
  { language, lines, reference }: { language: Language; lines: readonly Line[]; reference: string },
): Promise<ConfirmedExtra[]> {
  const { rows } = await pool.query<{
    productId: string;
    quantity: number;
    definition: unknown;
    stay: unknown;
    isOfStay: boolean;
  }>(
    `select line.product_id as "productId", line.qty - line.refunded_qty as quantity, products.definition, add_on_package.definition as stay,
       ${isStayExtra} as "isOfStay"
     from order_lines line join ${lineProduct} left join ${addOnStayJoin}
     where line.event_id = $1 and line.order_id = $2 and line.qty > line.refunded_qty
       and (products.definition ->> 'mappedType' = any ($3) or ${isStayExtra}) order by line.position`,
    [eventId, orderId, [...explainedTypes, 'merchandise', 'insurance']],
  );
  return rows.flatMap(({ productId, quantity, definition, stay, isOfStay }) => {
    const product = productInLanguage(z.parse(productSchema, definition), language);
    if (isShippingLine(product)) return [];
    if (product.mappedType === 'insurance' && !product.meta.partner) return [];
    const name = lines.find((line) => line.productId === productId)?.name ?? product.name;
    const ofStay = addOnStay(productId, stay);
    return [
      {
        name,
        quantity,
        isSent: product.mappedType === 'merchandise',
        howToGet: howToGet({ product, reference, isOfStay, ofStay }, language),
      },
    ];
  });
}

type DeliveryRow = {
  country: string;
  handle: string | null;
  name: string | null;
  texts: Record<string, { name?: string }> | null;
};

/** The delivery that the buyer chose for the merchandise; null if there is no merchandise. */
export async function confirmedDelivery(
  pool: Pool,
  { eventId, orderId }: OrderOfExtras,
  { language, buyer }: { language: Language; buyer: Buyer },
): Promise<ConfirmedDelivery | null> {
  const { rows } = await pool.query<DeliveryRow>(
    `select shipping ->> 'country' as country, shipping ->> 'handle' as handle, method.name, method.texts from orders
     left join shipping_methods method on method.event_id = $1
       and method.country = shipping ->> 'country' and method.handle = shipping ->> 'handle'
     where orders.event_id = $1 and orders.id = $2 and shipping is not null`,
    [eventId, orderId],
  );
  const [row] = rows;
  if (!row) return null;
  const method = row.texts?.[language]?.name ?? row.name;
  return { method, address: row.handle === pickupHandle ? null : addressIn(language, deliveryTo(buyer, row.country)) };
}

/** The receiver and the address in one line. */
function addressIn(language: Language, { name, address, country }: ReturnType<typeof deliveryTo>): string {
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [name, ...address, land].filter(Boolean).join(', ');
}
