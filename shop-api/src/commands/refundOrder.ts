import { refundOrder } from '../after-sale/refund/refundOrder.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node shop-api/src/commands/refundOrder.ts <reference> [event], with the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const [reference = '', eventId] = process.argv.slice(2);
  if (!/^\d{9}$/.test(reference)) throw new CommandError('Name the order: its reference has nine digits.');
  const events = await refundOrder(pool, { reference, eventId });
  if (events.length === 0) throw new CommandError(`There is no paid order ${reference}.`);
  return `Order ${reference} is taken back (${events.join(', ')}). What was paid for it is returned.`;
});
