import { adviceOn } from '../sale/payment/review/reviewAdvice.ts';
import { reviewCases } from '../sale/payment/review/reviewCases.ts';
import { CommandError, runCommand } from './runCommand.ts';

const inUnits = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;

// node services/shop-api/src/commands/reviewCases.ts [all], with the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const [which] = process.argv.slice(2);
  if (which !== undefined && which !== 'all')
    throw new CommandError('Usage: no argument for the open cases, or all for the settled ones too.');
  const cases = await reviewCases(pool, { all: which === 'all' });
  if (cases.length === 0) return which === 'all' ? 'There has been no case.' : 'No payment needs a person.';
  return cases
    .map((one) =>
      [
        `${one.id}  ${one.status}  ${one.reason}${one.reason === 'dispute' ? ` ${one.stage}` : ''}  since ${one.openedAt}`,
        `  order ${one.reference} of ${one.eventId}, due ${inUnits(one.due, 'EUR')}, reported ${inUnits(one.received, one.currency)} by ${one.provider}`,
        ...(one.status === 'open' ? [`  ${adviceOn(one, 'en')}`] : []),
      ].join('\n'),
    )
    .join('\n');
});
