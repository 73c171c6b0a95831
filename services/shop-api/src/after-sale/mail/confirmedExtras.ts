import { isShippingLine } from '@festival/shared-contracts/cart/basketGroups';
import type { Language } from '@festival/shared-contracts/language/languages';
import { productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';

/** The parts of an order other than tickets and stay: extras to pick up at the festival, deliveries, and refund protection. */
export type ConfirmedExtra = {
  name: string;
  quantity: number;
  isSent: boolean;
  description: string;
  /** The partner of a refund protection, which is not picked up [INS-01]. */
  partner?: { name: string; termsUrl: string };
};

/** How an order's merchandise is delivered: the method, and the address unless it is picked up. */
export type ConfirmedDelivery = { method: string | null; address: string | null };

type OrderOfExtras = { eventId: string; orderId: string | null };
type Line = { productId: string; name: string; quantity: number };

/**
 * The lines of an order that are extras, merchandise, or a partner's refund protection, with their names at the time of sale. Refunded lines are not
 * included.
 */
export async function confirmedExtras(
  pool: Pool,
  { eventId, orderId }: OrderOfExtras,
  { language, lines }: { language: Language; lines: readonly Line[] },
): Promise<ConfirmedExtra[]> {
  const { rows } = await pool.query<{ productId: string; quantity: number; definition: unknown }>(
    `select line.product_id as "productId", qty - refunded_qty as quantity, definition from order_lines line
     join products on products.event_id = $1 and products.id = line.product_id
     where line.event_id = $1 and line.order_id = $2 and qty > refunded_qty
       and definition ->> 'mappedType' in ('extras', 'merchandise', 'insurance') order by position`,
    [eventId, orderId],
  );
  return rows.flatMap(({ productId, quantity, definition }) => {
    const product = productInLanguage(z.parse(productSchema, definition), language);
    if (isShippingLine(product)) return [];
    const { description, partner, partnerTermsUrl: termsUrl = '' } = product.meta;
    if (product.mappedType === 'insurance' && !partner) return [];
    const name = lines.find((line) => line.productId === productId)?.name ?? product.name;
    const isSent = product.mappedType === 'merchandise';
    return [{ name, quantity, isSent, description, ...(partner && { partner: { name: partner, termsUrl } }) }];
  });
}

type DeliveryRow = { handle: string | null; name: string | null; texts: Record<string, { name?: string }> | null };

/** The delivery that the buyer chose for the merchandise; null if there is no merchandise. */
export async function confirmedDelivery(
  pool: Pool,
  { eventId, orderId }: OrderOfExtras,
  { language, buyer }: { language: Language; buyer: Record<string, unknown> },
): Promise<ConfirmedDelivery | null> {
  const { rows } = await pool.query<DeliveryRow>(
    `select shipping ->> 'handle' as handle, method.name, method.texts from orders
     left join shipping_methods method on method.event_id = $1
       and method.country = shipping ->> 'country' and method.handle = shipping ->> 'handle'
     where orders.event_id = $1 and orders.id = $2 and shipping is not null`,
    [eventId, orderId],
  );
  const [row] = rows;
  if (!row) return null;
  const method = row.texts?.[language]?.name ?? row.name;
  return { method, address: row.handle === 'pickup' ? null : addressOf(buyer) };
}

/** The address in one line, as it was entered. */
function addressOf(buyer: Record<string, unknown>): string | null {
  const part = (name: string) => String(buyer[name] ?? '');
  const street = [part('address'), [part('streetNumber'), part('streetNumberExtension')].filter(Boolean).join(' ')];
  const place = [part('postalCode'), part('city')];
  const parts = [street, place].map((words) => words.filter(Boolean).join(' ')).filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
