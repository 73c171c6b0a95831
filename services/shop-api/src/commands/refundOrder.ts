import { parseArgs } from 'node:util';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { refundOrder } from '../after-sale/refund/refundOrder.ts';
import { CommandError, runCommand } from './runCommand.ts';

const usage =
  'Usage: <reference> [event] [--line <product>=<quantity> …] [--key <key>] [--with-upgrades] [--despite-dispute]; a refund of lines needs a key of your choice.';

// node services/shop-api/src/commands/refundOrder.ts, with the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const { reference, ...request } = readArguments();
  const refund = await refundOrder(pool, { reference, ...request });
  if (!refund.ok) throw new CommandError(refund.error.message);
  const { outcome, amount } = refund.value;
  if (outcome === 'repeated')
    return `Order ${reference}: this refund was made before (${formatMoney(amount)}), and is not made again.`;
  const what = outcome === 'refunded' ? 'is refunded' : 'is refunded in part';
  return `Order ${reference} ${what} (${refund.value.eventId}): ${formatMoney(amount)} is returned, and the buyer gets a mail.`;
});

function readArguments() {
  const { values, positionals } = parsed();
  const [reference = '', eventId] = positionals;
  if (!/^\d{9}$/.test(reference)) throw new CommandError(`Name the order: its reference has nine digits. ${usage}`);
  const lines = values.line?.map((line) => /^(.+)=([1-9]\d{0,5})$/.exec(line) ?? wrong());
  // Without a key, a repeated command would refund the same quantity again.
  if (lines && !values.key) throw new CommandError(usage);
  return {
    reference,
    eventId,
    key: values.key,
    withUpgrades: values['with-upgrades'],
    despiteDispute: values['despite-dispute'],
    lines: lines && Object.fromEntries(lines.map(([, product = '', quantity]) => [product, Number(quantity)])),
  };
}

function wrong(): never {
  throw new CommandError(usage);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        line: { type: 'string', multiple: true },
        key: { type: 'string' },
        'with-upgrades': { type: 'boolean', default: false },
        'despite-dispute': { type: 'boolean', default: false },
      },
    });
  } catch {
    return wrong();
  }
}
