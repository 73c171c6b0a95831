import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool, PoolClient } from 'pg';
import { actAs } from '../../../platform/database/actAs.ts';
import { eventIds } from '../../../platform/database/eventIds.ts';
import { lockPayment } from '../lockPayment.ts';
import type { LockedPayment, Payables, PaymentKey } from '../payable.ts';
import { settlePaid } from '../settlePayment.ts';
import { takeBackIfLost } from '../takeBackIfLost.ts';
import { chargeBack, closePayment, returnMoney } from './decidedPayment.ts';

/**
 * A person's decision. `accepted`: the received amount counts as paid. `refunded`: the received amount is refunded.
 * `voided`: the shop does not contest the dispute, and what was paid for is taken back. `noted`: the case was settled
 * elsewhere, and a pending payment is closed.
 */
const settlements = ['accepted', 'refunded', 'voided', 'noted'] as const;
export type ReviewSettlement = (typeof settlements)[number];

type Decision = {
  /** The event of the case. */
  id: string;
  settlement: ReviewSettlement;
  /** The operator's name, for the log. */
  by: string;
  why: string;
};

/** `impossible`: the status of the payment does not allow this decision. */
export type SettleFailure = 'unknown' | 'settledBefore' | 'impossible';

/**
 * The result of the decision. `refund_due` is also the result for a payment that was accepted after the last ticket was
 * sold.
 */
export type SettledCase = { eventId: string; outcome: 'confirmed' | 'refund_due' | 'voided' | 'noted' };

/** Settles a case by a person's decision: all or nothing, and only once. */
export async function settleReviewCase(
  pool: Pool,
  decision: Decision,
  payables: Payables,
): Promise<Result<SettledCase, SettleFailure>> {
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query<{ payment_id: string }>(
      'select payment_id from review_cases where event_id = $1 and id = $2',
      [eventId, decision.id],
    );
    const paymentId = rows[0]?.payment_id;
    if (paymentId === undefined) continue;
    return actAs(pool, `operator ${decision.by}`, (client) =>
      settle(client, { eventId, paymentId }, decision, payables),
    );
  }
  return failure('unknown');
}

async function settle(
  client: PoolClient,
  key: PaymentKey,
  decision: Decision,
  payables: Payables,
): Promise<Result<SettledCase, SettleFailure>> {
  const payment = await lockPayment(client, key, payables);
  const { rows } = await client.query<{ is_open: boolean; reason: string }>(
    `select status = 'open' as is_open, reason from review_cases where event_id = $1 and id = $2`,
    [key.eventId, decision.id],
  );
  if (rows[0]?.is_open !== true) return failure('settledBefore');
  const outcome = await carryOut(client, { ...payment, reason: rows[0].reason }, decision.settlement);
  if (outcome === 'impossible') return failure('impossible');
  await client.query(
    `update review_cases set status = 'settled', settled_at = statement_timestamp(), settlement = $3, settled_by = $4, note = $5
     where event_id = $1 and id = $2`,
    [key.eventId, decision.id, decision.settlement, decision.by, decision.why],
  );
  return success({ eventId: key.eventId, outcome });
}

type Reviewed = LockedPayment & { reason: string };

async function carryOut(
  client: PoolClient,
  payment: Reviewed,
  settlement: ReviewSettlement,
): Promise<SettledCase['outcome'] | 'impossible'> {
  const isOfMoney = ['amount', 'currency', 'twice', 'unanswered'].includes(payment.reason);
  if (settlement === 'noted') {
    if (isOfMoney) await closePayment(client, payment);
    return 'noted';
  }
  if (settlement === 'voided') return (await chargeBack(client, payment)) ? 'voided' : 'impossible';
  // Whether there is money to return is not known. The case says to return it at the provider.
  if (settlement === 'refunded' && payment.reason === 'unanswered') return 'impossible';
  if (settlement === 'refunded') return (await returnMoney(client, payment)) ? 'refund_due' : 'impossible';
  if (!isOfMoney || payment.status !== 'review') return 'impossible';
  const settled = await settlePaid(client, payment);
  if (await takeBackIfLost(client, payment)) return 'voided';
  return settled === 'confirmed' ? 'confirmed' : 'refund_due';
}
