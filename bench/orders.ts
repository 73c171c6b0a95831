import { setTimeout as wait } from 'node:timers/promises';
import { assertBalanced, startBenchShop } from './harness/benchShop.ts';
import { pgbench, preparePgbench } from './harness/pgbench.ts';
import { type OrderTimes, placeOrder } from './harness/placeOrder.ts';
import { measure, percentile, printRate, printRatio } from './harness/rate.ts';

/**
 * Measures orders of one hot ticket, from an empty cart to the payment page (seven calls of shop-api and one of the provider): as many as possible,
 * compared with pgbench's own transaction on the same database, and at a steady 1,000 a minute. Settings: SECONDS (20), ROUNDS (3).
 */
const seconds = Number(process.env.SECONDS ?? 20);
const rounds = Number(process.env.ROUNDS ?? 3);
const shoppers = 32;
const perMinute = 1000;

const shop = await startBenchShop();
try {
  await shop.pool.query("update stock set total = 100000000 where id = 'weekend'");
  await preparePgbench(shop.databaseUrl, 10);
  // The first orders include one-time work.
  await measure(shoppers, 3, async () => void (await placeOrder(shop.url, 'weekend')));
  await compare();
  await steady();
  await assertBalanced(shop.pool);
} finally {
  await shop.stop();
}

async function compare(): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const script = { builtin: 'tpcb-like' } as const;
    const peer = await pgbench({ databaseUrl: shop.databaseUrl, script, clients: shoppers, seconds: seconds });
    const orders = await measure(shoppers, seconds, async () => void (await placeOrder(shop.url, 'weekend')));
    console.log(`\nas many as go, ${shoppers} shoppers, round ${round} of ${rounds}`);
    printRate('pgbench, its own TPC-B-like transaction', peer);
    printRate('orders, the whole way', orders);
    printRatio('orders / pgbench transactions', orders.perSecond / peer.perSecond);
    printRatio('orders / 1,000 a minute', orders.perSecond / (perMinute / 60), 1);
  }
}

/** Shoppers arrive at a fixed rate, even if earlier ones are still ordering. */
async function steady(): Promise<void> {
  const count = Math.round((perMinute / 60) * seconds * rounds);
  const coming: Promise<OrderTimes>[] = [];
  const started = performance.now();
  for (let nr = 0; nr < count; nr += 1) {
    await wait(Math.max(0, started + (nr * 60_000) / perMinute - performance.now()));
    coming.push(placeOrder(shop.url, 'weekend'));
  }
  const times = await Promise.all(coming);
  console.log(`\n${perMinute} orders a minute for ${seconds * rounds} s`);
  for (const part of ['cart', 'product', 'choices', 'form', 'order', 'whole'] as const) {
    const all = times.map((time) => time[part]);
    const [p50, p99] = [percentile(all, 0.5).toFixed(1), percentile(all, 0.99).toFixed(1)];
    console.log(`  ${part.padEnd(46)}p50 ${p50.padStart(6)} ms   p99 ${p99.padStart(6)} ms`);
  }
  printRatio(
    '500 ms / p99 of the whole',
    500 /
      percentile(
        times.map(({ whole }) => whole),
        0.99,
      ),
    1,
  );
}
