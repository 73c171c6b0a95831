import type { Pool } from 'pg';
import { z } from 'zod';
import type { LineTexts } from '../../sale/order/lineTexts.ts';
import { type ConfirmedOrder, confirmedOrder } from './confirmedOrder.ts';
import type { QueuedMail } from './queuedMail.ts';
import type { RefundKind } from './refundTexts.ts';

export type RefundedOrder = Pick<ConfirmedOrder, 'config' | 'reference' | 'language' | 'buyer'> & {
  kind: RefundKind;
  /** Refunded amount in cents. */
  amount: number;
  /** The refunded lines; empty for a payment that came too late. */
  lines: Array<{ name: string; quantity: number }>;
  /** Codes that are no longer valid. */
  hasTickets: boolean;
  /** Upgraded tickets that are valid again. */
  isUpgrade: boolean;
};

type RefundRow = { reason: 'asked' | 'not_possible'; isWhole: boolean; amount: number; isUpgrade: boolean };
type LineRow = { name: string; quantity: number; texts: LineTexts; hasTickets: boolean };

const contentSchema = z.object({ refundId: z.uuid() });

/** The refund of a mail, in the buyer's language; null after the order's personal data was erased. */
export async function refundedOrder(pool: Pool, mail: QueuedMail): Promise<RefundedOrder | null> {
  const order = await confirmedOrder(pool, mail);
  if (order === null) return null;
  const { refundId } = contentSchema.parse(mail.content);
  const refunds = await pool.query<RefundRow>(
    `select reason, is_whole as "isWhole", amount_cents as amount, key <> 'with its original' and exists (
       select 1 from refund_lines line join upgrade_lines upgrade on upgrade.event_id = $1
         and upgrade.order_id = refunds.order_id and upgrade.product_id = line.product_id
       where line.event_id = $1 and line.refund_id = refunds.id
     ) as "isUpgrade"
     from refunds where event_id = $1 and id = $2`,
    [mail.eventId, refundId],
  );
  const [refund] = refunds.rows;
  if (!refund) throw new Error(`The refund of mail ${mail.id} does not exist any more`);
  const lines = await pool.query<LineRow>(
    `select ordered.name, line.qty as quantity, ordered.texts, exists (
       select 1 from tickets where tickets.event_id = $1 and tickets.order_id = $3 and tickets.product_id = line.product_id
     ) as "hasTickets"
     from refund_lines line
     join order_lines ordered on ordered.event_id = $1 and ordered.order_id = $3 and ordered.product_id = line.product_id
     where line.event_id = $1 and line.refund_id = $2 order by ordered.position`,
    [mail.eventId, refundId, mail.orderId],
  );
  const { config, reference, language, buyer } = order;
  return {
    config,
    reference,
    language,
    buyer,
    kind: refund.reason === 'not_possible' ? 'late' : refund.isWhole ? 'whole' : 'part',
    amount: refund.amount,
    lines: lines.rows.map(({ name, quantity, texts }) => ({ quantity, name: texts[language]?.name ?? name })),
    hasTickets: lines.rows.some((line) => line.hasTickets),
    isUpgrade: refund.isUpgrade,
  };
}
