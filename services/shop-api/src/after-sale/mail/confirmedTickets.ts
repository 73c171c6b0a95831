import type { Language } from '@festival/shared-contracts/language/languages';
import { type Product, productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { TicketOnPaper } from '../ticket/ticketOnPaper.ts';

/**
 * A valid ticket of an order. `product` is the festival's current product in the buyer's language; null when the
 * festival no longer has it.
 */
export type ConfirmedTicket = Pick<TicketOnPaper, 'name' | 'number' | 'count' | 'code'> & {
  productId: string;
  product: Product | null;
  /** The holder, if the buyer has named one. */
  holder: string | null;
};

type Row = { productId: string; number: number; code: string; holder: string | null; definition: unknown };
type Line = { productId: string; name: string; quantity: number };

/** The valid tickets of an order, in the order of its lines, with the names at the time of sale. */
export async function confirmedTickets(
  pool: Pool,
  { eventId, orderId }: { eventId: string; orderId: string | null },
  { language, lines }: { language: Language; lines: readonly Line[] },
): Promise<ConfirmedTicket[]> {
  const { rows } = await pool.query<Row>(
    `select ticket.product_id as "productId", number, code, holder, product.definition from tickets ticket
     join order_lines line on line.event_id = $1 and line.order_id = $2 and line.product_id = ticket.product_id
     left join products product on product.event_id = $1 and product.id = ticket.product_id
     where ticket.event_id = $1 and ticket.order_id = $2 and ticket.status = 'issued' order by line.position, number`,
    [eventId, orderId],
  );
  return rows.map(({ productId, number, code, holder, definition }) => {
    const line = lines.find((own) => own.productId === productId);
    return {
      productId,
      number,
      code,
      holder,
      name: line?.name ?? productId,
      count: line?.quantity ?? number,
      product: definition ? productInLanguage(z.parse(productSchema, definition), language) : null,
    };
  });
}
