import { startBenchShop } from './harness/benchShop.ts';
import { placeOrder } from './harness/placeOrder.ts';

/** Measures whether shop-api's memory grows during as many orders as possible. Settings: MINUTES (10). */
const minutes = Number(process.env.MINUTES ?? 10);
const shoppers = 32;
const megabyte = 1024 * 1024;

type Sample = { resident: number; heap: number; orders: number };

const shop = await startBenchShop();
try {
  await shop.pool.query("update stock set total = 100000000 where id = 'weekend'");
  const samples = await underLoad();
  const half = Math.floor(samples.length / 2);
  // The middle is compared with the end: in the first minutes caches fill and the heap reaches its usual size.
  const [middle, end] = [average(samples.slice(half - 2, half)), average(samples.slice(-2))];
  console.log(`resident at the end / in the middle: ${(end / middle).toFixed(3)}`);
} finally {
  await shop.stop();
}

async function underLoad(): Promise<Sample[]> {
  let isOver = false;
  let orders = 0;
  const load = Array.from({ length: shoppers }, async () => {
    while (!isOver) {
      await placeOrder(shop.url, 'weekend');
      orders += 1;
    }
  });
  const samples: Sample[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    samples.push(await minuteOf(() => orders));
    const { resident, heap } = samples.at(-1) ?? { resident: 0, heap: 0 };
    console.log(
      `minute ${minute}: ${orders} orders, resident ${resident.toFixed(0)} MB, heap at least ${heap.toFixed(0)} MB`,
    );
  }
  isOver = true;
  await Promise.all(load);
  return samples;
}

/** The smallest measurement of a minute, just after a garbage collection. */
async function minuteOf(orders: () => number): Promise<Sample> {
  const residents: number[] = [];
  const heaps: number[] = [];
  for (let tick = 0; tick < 30; tick += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    residents.push((await shop.metric('process_resident_memory_bytes')) / megabyte);
    heaps.push((await shop.metric('nodejs_heap_size_used_bytes')) / megabyte);
  }
  return { resident: Math.min(...residents), heap: Math.min(...heaps), orders: orders() };
}

function average(samples: readonly Sample[]): number {
  return samples.reduce((sum, { resident }) => sum + resident, 0) / samples.length;
}
