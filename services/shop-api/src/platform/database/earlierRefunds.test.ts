import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { bareDatabase } from '../../../testing/testDatabase.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const migration = '0090_ticket-lives-and-refunds.sql';

const original = '00000000-0000-4000-8000-00000000000a';
const upgrade = '00000000-0000-4000-8000-00000000000b';
const refunded = '00000000-0000-4000-8000-00000000000c';

/**
 * The data of an earlier release: an order of two tickets, one of them upgraded, and an order whose refund had failed
 * once.
 */
const earlier = `
  insert into events values ('e', 'e');
  insert into shops (event_id, slug, token, config) values ('e', 'shop', 't',
    '{"upgradableOrder": {"upgrades": [{"id": "weekend", "upgradeOptions": [{"productId": "vip"}]}]}}');
  insert into carts (event_id, id, shop_slug, token_hash, status, hold_until)
    select 'e', id::uuid, 'shop', '\\x00', 'confirmed', now() from unnest(array['${original}', '${upgrade}', '${refunded}']) id;
  insert into orders (event_id, id, reference, cart_id, shop_slug, status, totals, total_cents, buyer, times_out_at, upgrades_order_id)
    values ('e', '${original}', '100000001', '${original}', 'shop', 'completed', '{}', 100, '{}', now(), null),
      ('e', '${upgrade}', '100000002', '${upgrade}', 'shop', 'completed', '{}', 50, '{}', now(), '${original}'),
      ('e', '${refunded}', '100000003', '${refunded}', 'shop', 'refunded', '{}', 70, '{}', now(), null);
  insert into order_lines (event_id, order_id, product_id, position, name, qty, price_cents, total_cents)
    values ('e', '${original}', 'weekend', 1, 'Weekend', 2, 50, 100), ('e', '${upgrade}', 'vip', 1, 'Vip', 1, 50, 50);
  insert into tickets (event_id, order_id, product_id, number, code)
    values ('e', '${original}', 'weekend', 1, 'A'), ('e', '${original}', 'weekend', 2, 'B'), ('e', '${upgrade}', 'vip', 1, 'C');
  insert into payments (event_id, id, order_id, provider, method, amount_cents, status, return_uri)
    values ('e', '${refunded}', '${refunded}', 'adyen', 'card', 70, 'refund_due', '');
  insert into payment_webhooks (event_id, payment_id, webhook_id, outcome) values ('e', '${refunded}', 'w', 'refund_failed');`;

test('the migration revokes codes that an earlier release left valid next to an upgrade, and adds unfinished refunds to the ledger', async () => {
  const { url, drop } = await bareDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const files = readdirSync(folder).sort();
  for (const file of files.slice(0, files.indexOf(migration)))
    await client.query(readFileSync(path.join(folder, file), 'utf8'));
  await client.query(earlier);
  await client.query(readFileSync(path.join(folder, migration), 'utf8'));
  const tickets = await client.query('select code, status, upgraded_by from tickets order by code');
  expect(tickets.rows).toEqual([
    { code: 'A', status: 'upgraded', upgraded_by: upgrade },
    { code: 'B', status: 'issued', upgraded_by: null },
    { code: 'C', status: 'issued', upgraded_by: null },
  ]);
  const lines = await client.query('select order_id, product_id, upgraded_product_id, qty from upgrade_lines');
  expect(lines.rows).toEqual([{ order_id: upgrade, product_id: 'vip', upgraded_product_id: 'weekend', qty: 1 }]);
  // The refund's id is that of the payment, so that the provider does not make a second refund.
  const refunds = await client.query('select id, status, amount_cents as amount, failures from refunds');
  expect(refunds.rows).toEqual([{ id: refunded, status: 'due', amount: 70, failures: 1 }]);
  expect((await client.query('select refunded_cents from payments')).rows).toEqual([{ refunded_cents: 70 }]);
  await client.end();
  await drop();
});
