import type { RequestListener } from 'node:http';
import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import { buyMembership, chargesAtSandbox, passDays } from '../../../../testing/renewing.ts';
import { sandboxSecret } from '../../../../testing/testSandbox.ts';
import { type TestShop, testShop } from '../../../../testing/testShop.ts';
import { providersOf } from '../../../start/paymentProviders.ts';
import { payables } from '../../payables.ts';
import { renewMemberships } from './renewMemberships.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

/** When the processes are killed: before the provider has the call, before it answers, or as soon as it has answered. */
type Moment = 'before it arrives' | 'before its answer' | 'after its answer';

const end = (signal: 'SIGTERM' | 'SIGKILL') => Promise.all(shop.processes.map((one) => one.end(signal)));
const start = () => Promise.all(shop.processes.map((one) => one.start()));

/** Kills every process of shop-api amid the next call for a charge. Resolves when they are killed. */
function killAmidCharge(moment: Moment): Promise<unknown> {
  const { server } = shop.sandbox;
  const [handle] = server.listeners('request') as [RequestListener];
  return new Promise((resolve) => {
    const kill = () => end('SIGKILL').then(resolve);
    const intercept: RequestListener = (request, response) => {
      if (request.url !== '/charges') return handle(request, response);
      server.off('request', intercept).on('request', handle);
      if (moment === 'after its answer') {
        response.once('finish', kill);
        return handle(request, response);
      }
      void kill().then(() => moment === 'before its answer' && handle(request, response));
    };
    server.off('request', handle).on('request', intercept);
  });
}

test.each<Moment>(['before it arrives', 'before its answer', 'after its answer'])(
  'if shop-api is killed amid the charge of a renewal, %s, and started again, the month is paid once and the books agree [MEM-01]',
  async (moment) => {
    const { pool } = shop.database;
    const query = async (sql: string) => (await pool.query(sql, [bought.orderId])).rows;
    const bought = await buyMembership(shop, `killed ${moment}`.replaceAll(' ', '-'));
    await end('SIGTERM');
    // The method is stored, and the charge announced.
    const providers = providersOf({}, { url: shop.sandbox.listeningOrigin, secret: sandboxSecret });
    for (const days of [0, 17]) {
      await passDays(pool, bought, days);
      const log = { info: () => {}, error: () => {} };
      await renewMemberships({ pool, providers, payables, ownUrl: 'http://127.0.0.1:1', log });
    }
    await passDays(pool, bought, 15);
    const killed = killAmidCharge(moment);
    // The job may run before the processes are ready.
    await Promise.all([killed, start().catch(() => {})]);
    expect(shop.processes.map((one) => one.isRunning())).toEqual([false, false]);
    await query('update membership_renewals set next_try_at = now() where order_id = $1');
    await start();
    const paid = await eventually('the charge is paid', async () => {
      const charges = await query(
        `select period, status, amount_cents as amount from membership_charges charge join payments using (event_id, id)
         where charge.order_id = $1`,
      );
      return charges[0]?.status === 'completed' && charges;
    });
    expect(paid).toEqual([{ period: 2, status: 'completed', amount: expect.any(Number) }]);
    expect(await chargesAtSandbox(shop, bought)).toEqual([{ status: 'completed', amount: paid[0]?.amount }]);
    expect(await query('select periods from membership_sales where order_id = $1')).toEqual([{ periods: 2 }]);
    expect(
      await query("select count(*)::integer as mails from mails where order_id = $1 and key like '% paid 2 %'"),
    ).toEqual([{ mails: 1 }]);
  },
);
