import path from 'node:path';
import { reservationBatcher } from '@festival/shop-api/sale/stock/reservationBatcher';
import type { SendReservations } from '@festival/shop-api/sale/stock/sendReservations';
import {
  answers,
  assertBalanced,
  type BenchShop,
  benchEvent,
  endProcess,
  freePort,
  shopHeaders,
  startBenchShop,
  startProcess,
} from './harness/benchShop.ts';
import { httpLoad, type LoadRequest } from './harness/httpLoad.ts';
import { pgbench } from './harness/pgbench.ts';
import { measure, median, printRate, printRatio, type Rate } from './harness/rate.ts';

/**
 * Measures reservations per second, all on one database in one run: through shop-api's HTTP, compared with an empty HTTP handler, the batcher without
 * HTTP, and pgbench, which does the same work one reservation at a time; and the processor time of each reservation. Settings: SECONDS of each
 * measurement (5), ROUNDS (3), SCENARIO (a part of a name: `hot` or `spread`; by default both), PEERS (`no` leaves out pgbench, whose locks last too long
 * on a busy machine), FORMER (the root of another checkout, whose shop-api takes its turns too, with a separate database).
 */
const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const hasPeers = process.env.PEERS !== 'no';
const carts = 64;
/** The time that V8 needs to optimise the code under full load; a real shop is started before its sale opens. */
const warmUpSeconds = 20;
/** Products of each cart, so that 64 carts use more than 200 products. */
const productsOfCart = 4;
const quantities = [1, 2, 3, 4, 5, 6];

type OpenCart = { id: string; token: string };
type Scenario = { name: string; productsOf: (cart: number) => string[] };

const spread = Array.from({ length: 200 }, (_, index) => `bench-${index}`);
const scenarios = [
  { name: 'one hot ticket', productsOf: () => ['weekend'] },
  {
    name: 'spread over 200 products',
    productsOf: (cart: number) =>
      Array.from({ length: productsOfCart }, (_, index) => `bench-${(cart * productsOfCart + index) % spread.length}`),
  },
].filter(({ name }: Scenario) => name.includes(process.env.SCENARIO ?? ''));

const shop = await startBenchShop();
const former = process.env.FORMER ? await startBenchShop(undefined, path.resolve(process.env.FORMER)) : undefined;
const shops = [shop, ...(former ? [former] : [])];
const emptyPort = await freePort();
const emptyUrl = `http://127.0.0.1:${emptyPort}`;
const empty = startProcess('bench/harness/emptyHandler.ts', { PATH: process.env.PATH, PORT: String(emptyPort) });
try {
  await answers(`${emptyUrl}/health/ready`);
  for (const one of shops) await stockUp(one);
  for (const scenario of scenarios) await compare(scenario);
} finally {
  await endProcess(empty);
  for (const one of shops) await one.stop();
}

/** A way to reserve, and the shop that it uses. */
type Way = { shop: BenchShop; run: (opened: OpenCart[]) => Promise<Rate> };

async function compare(scenario: Scenario): Promise<void> {
  const http = (of: BenchShop): Way => ({
    shop: of,
    run: (opened) => httpLoad(of.url, requests(scenario, opened), seconds),
  });
  const ways: Record<string, Way> = {
    ...(hasPeers && {
      'pgbench, BEGIN UPDATE UPSERT COMMIT': { shop, run: () => peer(everydayScript(scenario)) },
      'pgbench, reserve() one by one': { shop, run: () => peer(singleScript(scenario)) },
    }),
    'batcher without HTTP': { shop, run: (opened) => batched(scenario, opened) },
    'HTTP, empty handler': { shop, run: (opened) => httpLoad(emptyUrl, requests(scenario, opened), seconds) },
    'HTTP, shop-api PUT products': http(shop),
    ...(former && { 'HTTP, former shop-api': http(former) }),
  };
  const measured = new Map<string, Measured[]>(Object.keys(ways).map((name) => [name, []]));
  await warmUp(scenario);
  // The measurements take turns, so that load of the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const opened = await openCarts(way.shop);
      await settleDisk(way.shop);
      measured.get(name)?.push(await timed(way.shop, () => way.run(opened)));
    }
  }
  for (const one of shops) await assertBalanced(one.pool);
  const result = (name: string) => median(measured.get(name) ?? []);
  console.log(`\n${scenario.name}, ${carts} carts, ${rounds} x ${seconds} s, the median round`);
  for (const name of Object.keys(ways)) printRate(name, result(name));
  console.log('  microseconds of processor time for each: shop-api, database, load');
  for (const name of Object.keys(ways)) console.log(`  ${name.padEnd(46)}${cpuText(result(name).cpu)}`);
  const rate = (name: string) => result(name).perSecond;
  const shopRate = rate('HTTP, shop-api PUT products');
  printRatio('HTTP / batcher without HTTP', shopRate / rate('batcher without HTTP'), 0.4);
  printRatio('HTTP / empty handler', shopRate / rate('HTTP, empty handler'), 0.45);
  if (hasPeers) {
    const everyday = rate('pgbench, BEGIN UPDATE UPSERT COMMIT');
    printRatio('HTTP / pgbench everyday', shopRate / everyday);
    printRatio('batcher / pgbench everyday', rate('batcher without HTTP') / everyday);
  }
  if (former) printRatio('HTTP / former HTTP', shopRate / rate('HTTP, former shop-api'));
}

/** A rate, and the processor time of each reservation in microseconds; `load` is this process, which sends the requests. */
type Measured = Rate & { cpu: { shopApi: number; database: number; load: number } };

async function timed({ cpuTimes }: BenchShop, run: () => Promise<Rate>): Promise<Measured> {
  const [before, own] = [cpuTimes(), process.cpuUsage()];
  const rate = await run();
  const [after, { user, system }] = [cpuTimes(), process.cpuUsage(own)];
  const count = rate.perSecond * seconds;
  const each = (spent: number) => (spent * 1_000_000) / count;
  return {
    ...rate,
    cpu: {
      shopApi: each(after.shopApi - before.shopApi),
      database: each(after.database - before.database),
      load: (user + system) / count,
    },
  };
}

function cpuText({ shopApi, database, load }: Measured['cpu']): string {
  return [shopApi, database, load].map((each) => each.toFixed(1).padStart(9)).join('');
}

async function warmUp(scenario: Scenario): Promise<void> {
  for (const one of shops) await httpLoad(one.url, requests(scenario, await openCarts(one)), warmUpSeconds);
  await httpLoad(emptyUrl, requests(scenario, await openCarts(shop)), warmUpSeconds);
}

/** Creates enough stock that nothing sells out, and 200 products in addition to the festival's own. */
async function stockUp({ pool }: BenchShop): Promise<void> {
  await pool.query("update stock set total = 100000000 where id = 'weekend'");
  await pool.query('insert into stock (event_id, id, total) select $1, id, 100000000 from unnest($2::text[]) id', [
    benchEvent,
    spread,
  ]);
  await pool.query(
    `insert into products (event_id, id, stock_id, definition)
     select event_id, copy, copy, definition || jsonb_build_object('id', copy)
     from products, unnest($2::text[]) copy where event_id = $1 and id = 'weekend'`,
    [benchEvent, spread],
  );
  await pool.query(
    "insert into shop_products select $1, 'solstrand', id, 1000 + nr from unnest($2::text[]) with ordinality as t (id, nr)",
    [benchEvent, spread],
  );
  await pool.query('create table bench_carts (nr integer primary key, id uuid not null)');
}

/** New carts for each measurement, opened as by a shopper. pgbench refers to them by number. */
async function openCarts({ url, pool }: BenchShop): Promise<OpenCart[]> {
  const opened: OpenCart[] = [];
  for (let nr = 0; nr < carts; nr += 1) {
    const answer = await fetch(`${url}/shopping/carts`, { method: 'POST', headers: shopHeaders });
    opened.push(((await answer.json()) as { data: OpenCart }).data);
  }
  await pool.query('truncate bench_carts');
  await pool.query('insert into bench_carts select nr - 1, id from unnest($1::uuid[]) with ordinality as t (id, nr)', [
    opened.map(({ id }) => id),
  ]);
  return opened;
}

/** Waits, so that the clean-up and writes of one measurement don't slow the next. */
async function settleDisk({ pool }: BenchShop): Promise<void> {
  await pool.query('vacuum stock');
  await pool.query('vacuum cart_lines');
  await pool.query('checkpoint');
}

function requests(scenario: Scenario, opened: readonly OpenCart[]): LoadRequest[][] {
  return opened.map(({ id, token }, cart) =>
    quantities.flatMap((quantity) =>
      scenario.productsOf(cart).map((productId) => ({
        method: 'PUT' as const,
        path: `/shopping/carts/${id}/products`,
        headers: { ...shopHeaders, 'x-cart-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ productId, quantity }),
      })),
    ),
  );
}

function peer(sql: string): Promise<Rate> {
  return pgbench({ databaseUrl: shop.databaseUrl, script: { sql }, clients: carts, seconds });
}

/** Changes only the stock, without authorizing the cart and without its content in the response. */
async function sendBare(...[eventId, batch]: Parameters<SendReservations>) {
  const { rows } = await shop.pool.query<Awaited<ReturnType<SendReservations>>[number]>({
    name: 'bare-reserve',
    text: `select outcome, more, free, null as "wasEmpty", null as cart
      from reserve($1, $2, array_fill(null::text, $6), array_fill(null::bytea, $6), $3, $4, $5) order by item`,
    values: [
      eventId,
      batch.map((item) => item.cartId),
      batch.map((item) => item.productId),
      batch.map((item) => item.stockId),
      batch.map((item) => item.quantity),
      [batch.length],
    ],
  });
  return rows;
}

async function batched(scenario: Scenario, opened: readonly OpenCart[]): Promise<Rate> {
  const findLocked = async () => ({ stocks: new Set<string>(), carts: new Set<string>() });
  const { reserve } = reservationBatcher(sendBare, { findLocked });
  const turns = opened.map(() => 0);
  return measure(carts, seconds, async (cart) => {
    const turn = (turns[cart] ?? 0) + 1;
    turns[cart] = turn;
    const products = scenario.productsOf(cart);
    const productId = products[turn % products.length] ?? '';
    const quantity = quantities[turn % quantities.length] ?? 1;
    const reservation = {
      eventId: benchEvent,
      cartId: opened[cart]?.id ?? '',
      productId,
      stockId: productId,
      quantity,
    };
    const { outcome } = await reserve(reservation);
    if (outcome !== 'held') throw new Error(`A reservation was ${outcome}`);
  });
}

/** The product of a pgbench client, chosen by the same rule as above. The client has the same number as its cart. */
function productOfClient(scenario: Scenario): string {
  if (scenario.productsOf(0).length === 1) return "'weekend'";
  return `'bench-' || (:client_id * ${productsOfCart} + :turn) % ${spread.length}`;
}

/** The work of a simple shop, for one buyer at a time. */
function everydayScript(scenario: Scenario): string {
  const product = productOfClient(scenario);
  return `
\\set turn random(0, ${productsOfCart - 1})
begin;
update stock set reserved = reserved + 1 where event_id = '${benchEvent}' and id = ${product} and reserved < total;
insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
  select '${benchEvent}', id, ${product}, ${product}, 1 from bench_carts where nr = :client_id
  on conflict (event_id, cart_id, product_id) do update set qty = cart_lines.qty + 1;
commit;
`;
}

/** The shop's own statement, without batches. */
function singleScript(scenario: Scenario): string {
  const product = productOfClient(scenario);
  const cart = '(select id from bench_carts where nr = :client_id)';
  return `
\\set turn random(0, ${productsOfCart - 1})
\\set quantity random(1, ${quantities.length})
select outcome from reserve('${benchEvent}', 
  array[${cart}], array[null]::text[], array[null]::bytea[], array[${product}]::text[], array[${product}]::text[], array[:quantity]::integer[]);
`;
}
