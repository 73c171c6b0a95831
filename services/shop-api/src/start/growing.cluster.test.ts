import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@festival/service-kit/testing/eventually';
import { freePort } from '@festival/service-kit/testing/freePort';
import type { FastifyInstance } from 'fastify';
import { apiProcess } from '../../testing/apiProcess.ts';
import { type BackEnd, backEndInTurns } from '../../testing/backEnd.ts';
import { dropDatabase, inDatabase, nodesOf, onNode } from '../../testing/clusterDatabase.ts';
import { fillForm } from '../../testing/fillForm.ts';
import { postOrder } from '../../testing/postOrder.ts';
import { queryOnce } from '../../testing/queryOnce.ts';
import { mailsTo } from '../../testing/readMail.ts';
import { pay, returnUri } from '../../testing/readyCart.ts';
import { runStatements } from '../../testing/runStatements.ts';
import { testBuyer } from '../../testing/testBuyer.ts';
import { regularShop } from '../../testing/testFestival.ts';
import { sandboxSecret, testSandbox } from '../../testing/testSandbox.ts';
import { callsOf, shopOrigin } from '../../testing/testShop.ts';

// Executes the statements and commands of docs/operations/citus.md, "How to spread", on a cluster without the shop's
// database.

const root = path.join(import.meta.dirname, '../../../..');
const [, steps = ''] = readFileSync(path.join(root, 'docs/operations/citus.md'), 'utf8').split('## How to spread\n');
const blocks = (language: string): string[] =>
  [...steps.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

const folder = mkdtempSync(path.join(tmpdir(), 'growing-'));
const mailFolder = path.join(folder, 'mail');
const name = `test_${randomBytes(6).toString('hex')}`;
let nodes: Awaited<ReturnType<typeof nodesOf>>;
let sandbox: FastifyInstance;
let backEnd: BackEnd;
afterAll(async () => {
  await backEnd?.close();
  await sandbox?.close();
  if (nodes) await dropDatabase(nodes, name);
  rmSync(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  nodes = await nodesOf(process.env.CLUSTER_URL ?? '');
  sandbox = await testSandbox(folder);
  const [coordinator, ...workers] = await spread({ PAYMENT_SANDBOX_URL: sandbox.listeningOrigin });
  backEnd = await backEndInTurns({
    databaseUrls: [coordinator, ...workers],
    ports: await Promise.all([freePort(), freePort()]),
    sandboxUrl: sandbox.listeningOrigin,
    secret: sandboxSecret,
    mailFolder,
    shopOrigin,
  });
});

/** Runs the four steps of the page. Returns the addresses of the nodes' databases. */
async function spread(settings: Record<string, string>): Promise<[string, ...string[]]> {
  const [onEach = '', inEach = '', onCoordinator = '', ...otherSql] = blocks('sql');
  const [command = '', ...otherCommands] = blocks('sh');
  expect([...otherSql, ...otherCommands]).toEqual([]);
  const databases = inDatabase(nodes, name);
  for (const node of nodes) await onNode(node, (client) => client.query(onEach.replace('shop', name)));
  for (const database of databases) await onNode(database, (client) => client.query(inEach));
  await onNode(databases[0], (client) => runStatements(client, withOwnAddresses(onCoordinator)));
  const env = {
    DATABASE_URL: databases[0],
    PAYMENT_SANDBOX_SECRET: sandboxSecret,
    SHOP_URL: shopOrigin,
    MAIL_FOLDER: mailFolder,
    ...settings,
  };
  await startOnce({ ...env, EXAMPLE_DATA: 'no' });
  execFileSync('sh', ['-c', command], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: databases[0] },
    stdio: 'pipe',
  });
  await startOnce({ ...env, EXAMPLE_DATA: 'yes' });
  return databases;
}

/**
 * Replaces the addresses of the page (10.2.0.10, 10.2.0.11 and so on) with those of the coordinator and its workers.
 */
const withOwnAddresses = (sql: string): string =>
  sql.replace(/'10\.2\.0\.1(\d)', 5432/g, (_, nr) => {
    const node = nodes[Number(nr)];
    if (!node) throw new Error('The page names more workers than this cluster has');
    const { hostname, port } = new URL(node);
    return `'${hostname}', ${port || 5432}`;
  });

async function startOnce(env: Record<string, string>): Promise<void> {
  const api = apiProcess(await freePort(), env);
  await api.start();
  expect(await api.end('SIGTERM')).toBe(0);
}

test('the page on clusters leads from an empty cluster to a paid order with a stay, a voucher and a mail', async () => {
  const { openCart, cartCall } = callsOf(backEnd);
  const cart = await openCart(regularShop);
  const calls = [
    await cartCall(cart, 'PUT', '/products', { productId: 'weekend', quantity: 2 }),
    await cartCall(cart, 'PUT', '/products/hotel/solstrand-stays', { productId: 'hotel-dune-standard~3' }),
    await cartCall(cart, 'PUT', '/vouchers', { voucher: 'SOL-TIENTJE' }),
    await fillForm({ cartCall }, cart),
  ];
  expect(calls.map(({ status, body }) => ({ status, refusal: body.error ?? body.data.error }))).toEqual(
    calls.map(() => ({ status: 200, refusal: undefined })),
  );
  const placed = await postOrder(
    { cartCall },
    cart,
    { paymentMethod: 'card', redirectUri: returnUri },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(placed.status).toBe(200);
  await pay({ sandbox }, String(placed.body.data.redirectUri), { number: '4242424242424242' });
  const order = async () => (await cartCall(cart, 'GET', '/orders')).body.data;
  await eventually('the order is paid', async () => (await order()).status === 'completed');
  const [mail] = await eventually('the mail is sent', async () => {
    const mails = await mailsTo(mailFolder, testBuyer.email);
    return mails.length > 0 && mails;
  });
  const { reference, lines } = await order();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ productId: 'weekend', quantity: 2 }),
      expect.objectContaining({ productId: 'hotel-dune-standard' }),
    ]),
  );
  expect(mail?.text).toContain(String(reference));
});

test.each([1, 2, 3, 4, 5])(
  'run %i: 300 carts request 50 units of one product from two processes on two nodes, and 50 carts get one [API-09]',
  async () => {
    const { openCart, cartCall } = callsOf(backEnd);
    const query = queryOnce(inDatabase(nodes, name)[0]);
    const thing = [regularShop.eventId, 'shower'];
    await query('delete from cart_lines where event_id = $1 and stock_id = $2', thing);
    await query('update stock set reserved = 0, total = 50 where event_id = $1 and id = $2', thing);
    const carts = await Promise.all(Array.from({ length: 300 }, () => openCart(regularShop)));
    const answers = await Promise.all(
      carts.map((cart) => cartCall(cart, 'PUT', '/products', { productId: 'shower', quantity: 1 })),
    );
    const outcomes = answers.map(({ body }) => body.error?.code ?? body.data.error?.code ?? 'had');
    expect(outcomes.filter((outcome) => outcome === 'had')).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'product.sold_out')).toHaveLength(250);
    const [books] = await query(
      `select reserved, (select sum(qty)::integer from cart_lines where event_id = $1 and stock_id = $2) as held
       from stock where event_id = $1 and id = $2`,
      thing,
    );
    expect(books).toEqual({ reserved: 50, held: 50 });
  },
);
