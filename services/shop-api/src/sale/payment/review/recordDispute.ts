import type { PoolClient } from 'pg';
import type { LockedPayment } from '../payable.ts';
import type { DisputeStatus, PaymentWebhook } from '../paymentProvider.ts';
import type { Settlement } from '../settlePayment.ts';
import { takeBackIfLost } from '../takeBackIfLost.ts';
import { openReviewCase } from './openReviewCase.ts';
import type { ReviewStage } from './reviewCase.ts';

const stages: Record<DisputeStatus, ReviewStage> = {
  dispute_announced: 'announced',
  dispute_charged_back: 'charged_back',
  dispute_won: 'won',
  dispute_lost: 'lost',
};

type Dispute = Pick<PaymentWebhook, 'amount' | 'currency' | 'dispute'> & { status: DisputeStatus };

/**
 * Opens a review case for a dispute. What was paid for remains valid until the dispute is lost, since it may still be
 * won. After a lost dispute it is taken back, because the bank has returned the payment.
 */
export async function recordDispute(client: PoolClient, payment: LockedPayment, dispute: Dispute): Promise<Settlement> {
  const isNew = await openReviewCase(client, payment, {
    reason: 'dispute',
    subject: dispute.dispute ?? '',
    stage: stages[dispute.status],
    received: dispute.amount,
    currency: dispute.currency,
  });
  if (isNew) await takeBackIfLost(client, payment);
  return isNew ? 'review' : 'nothing';
}
