import type { PoolClient } from 'pg';
import type { PaymentKey } from '../lockOrder.ts';
import type { DisputeStatus, PaymentWebhook } from '../paymentProvider.ts';
import type { Settlement } from '../settlePayment.ts';
import { openReviewCase } from './openReviewCase.ts';
import type { ReviewStage } from './reviewCase.ts';
import { takeBackIfLost } from './takeBackIfLost.ts';

const stages: Record<DisputeStatus, ReviewStage> = {
  dispute_announced: 'announced',
  dispute_charged_back: 'charged_back',
  dispute_won: 'won',
  dispute_lost: 'lost',
};

type Dispute = Pick<PaymentWebhook, 'amount' | 'currency' | 'dispute'> & { status: DisputeStatus };

/**
 * Opens a review case for a dispute. The tickets stay valid until it is lost, since it may still be won. A lost dispute
 * takes the order back, because the bank has returned its payment. The caller has locked the order.
 */
export async function recordDispute(client: PoolClient, key: PaymentKey, dispute: Dispute): Promise<Settlement> {
  const isNew = await openReviewCase(client, key, {
    reason: 'dispute',
    subject: dispute.dispute ?? '',
    stage: stages[dispute.status],
    received: dispute.amount,
    currency: dispute.currency,
  });
  if (isNew) await takeBackIfLost(client, key);
  return isNew ? 'review' : 'nothing';
}
