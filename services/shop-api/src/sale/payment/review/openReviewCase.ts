import type { PoolClient } from 'pg';
import type { PaymentKey } from '../payable.ts';
import type { ReviewCase } from './reviewCase.ts';

type Report = Pick<ReviewCase, 'reason' | 'subject' | 'stage' | 'received' | 'currency'>;

/** Opens a review case for a payment. Returns whether the report was new; a repeated report changes nothing. */
export async function openReviewCase(
  client: PoolClient,
  key: PaymentKey & { orderId: string },
  report: Report,
): Promise<boolean> {
  const { reason, subject, stage, received, currency } = report;
  const { rows } = await client.query<{ is_new: boolean }>(
    'select open_review_case($1, $2, $3, $4, $5, $6, $7, $8) as is_new',
    [key.eventId, key.paymentId, key.orderId, reason, subject, stage, received, currency],
  );
  return rows[0]?.is_new === true;
}
