import { eraseOrder } from '../after-sale/erasure/eraseOrder.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node services/shop-api/src/commands/eraseOrder.ts <reference> [event], with the SHOP_DATA or DATABASE_URL (and MAIL_FOLDER) of the shop.
await runCommand(async (pool, { mailFolder }) => {
  const [reference = '', eventId] = process.argv.slice(2);
  if (!/^\d{9}$/.test(reference)) throw new CommandError('Name the order: its reference has nine digits.');
  const events = await eraseOrder(pool, { reference, eventId, mailFolder });
  if (events.length === 0) throw new CommandError(`There is no order ${reference}.`);
  return `Erased who placed order ${reference} (${events.join(', ')}).`;
});
