import { payables } from '../after-sale/payables.ts';
import {
  type ReviewSettlement,
  type SettledCase,
  type SettleFailure,
  settleReviewCase,
} from '../sale/payment/review/settleReviewCase.ts';
import { CommandError, runCommand } from './runCommand.ts';

const decisions: Readonly<Record<string, ReviewSettlement>> = {
  accept: 'accepted',
  refund: 'refunded',
  void: 'voided',
  note: 'noted',
};

const failures: Record<SettleFailure, string> = {
  unknown: 'There is no such case: reviewCases.ts lists them.',
  settledBefore: 'The case was settled before; nothing has changed.',
  impossible:
    'The payment is not in a state for this: accept and refund are for money in review, void is for a dispute of a payment that counts. Deal with it at the provider, then note it.',
};

const outcomes: Record<SettledCase['outcome'], string> = {
  confirmed:
    'It counts as paid: the order is confirmed and its tickets are on their way, or the period of the membership is paid.',
  refund_due: 'What was received is returned.',
  voided: 'It is taken back: the tickets of the order are void, or the period of the membership no longer counts.',
  noted: 'It is noted.',
};

// node services/shop-api/src/commands/settleReviewCase.ts <case> <accept|refund|void|note> <who> <why>, with the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const [id = '', decision = '', by = '', why = ''] = process.argv.slice(2).map((word) => word.trim());
  const settlement = decisions[decision];
  if (!/^[0-9a-f-]{36}$/.test(id) || settlement === undefined || by === '' || why === '')
    throw new CommandError(
      'Usage: <case> <accept|refund|void|note> <who> <why>; reviewCases.ts lists the cases and what to do.',
    );
  const settled = await settleReviewCase(pool, { id, settlement, by, why }, payables);
  if (!settled.ok) throw new CommandError(failures[settled.error]);
  const sentence =
    settlement === 'accepted' && settled.value.outcome === 'refund_due'
      ? 'What was paid for can no longer be given, so what was received is returned.'
      : outcomes[settled.value.outcome];
  return `${sentence} (${settled.value.eventId}, by ${by})`;
});
