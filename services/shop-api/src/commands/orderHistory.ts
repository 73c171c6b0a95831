import { orderHistory } from '../sale/order/orderHistory.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node services/shop-api/src/commands/orderHistory.ts <reference> [event], with the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const [reference = '', eventId] = process.argv.slice(2);
  if (!/^\d{9}$/.test(reference)) throw new CommandError('Name the order: its reference has nine digits.');
  const orders = await orderHistory(pool, { reference, eventId });
  if (orders.length === 0) throw new CommandError(`There is no order ${reference}.`);
  return orders
    .flatMap(({ eventId: event, events }) => [
      `Order ${reference} of ${event}`,
      ...events.map(({ at, actor, what, details }) =>
        `  ${at}  ${actor}: ${what} ${Object.entries(details)
          .map(([name, value]) => `${name}=${String(value)}`)
          .join(' ')}`.trimEnd(),
      ),
    ])
    .join('\n');
});
