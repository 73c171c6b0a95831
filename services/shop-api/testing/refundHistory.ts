import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { payables } from '../src/after-sale/payables.ts';
import { refundOrder } from '../src/after-sale/refund/refundOrder.ts';
import { releaseExpired } from '../src/sale/expiry/releaseExpired.ts';
import { releaseLimitUsages } from '../src/sale/limits/releaseLimitUsages.ts';
import { lockPayment } from '../src/sale/payment/lockPayment.ts';
import { paylogicProvider } from '../src/sale/payment/paylogic/paylogicProvider.ts';
import { sign, signatureHeader } from '../src/sale/payment/paylogic/signedMessage.ts';
import type { PaymentProvider } from '../src/sale/payment/paymentProvider.ts';
import { pollProviders } from '../src/sale/payment/pollProviders.ts';
import { settlePayment } from '../src/sale/payment/settlePayment.ts';
import { exampleShop, filledCart } from './exampleShop.ts';
import { fillForm } from './fillForm.ts';
import { pay, paymentOf, placeOrder, readyCart } from './readyCart.ts';
import { regularShop } from './testFestival.ts';
import { sandboxAdmin, sandboxSecret } from './testSandbox.ts';
import type { OwnCart, TestShop } from './testShop.ts';

const upgradeShop = exampleShop('solstrand-upgrade');
const { eventId } = upgradeShop;
const products = ['weekend', 'day-sunday', 'upgrade-vip', 'upgrade-camping'];

/** The order of a step. `again` is a second upgrade of the same order, in another cart. */
export type Target = 'original' | 'upgrade' | 'again';
export type Notice = 'completed' | 'failed' | 'pending' | 'open';

/** The possible events of an order and its upgrade. A step that is not possible at its time changes nothing. */
export type Step =
  | { do: 'place'; target: 'upgrade' | 'again'; vip: number; camping: number }
  | { do: 'pay'; target: Target }
  /**
   * The provider sends a webhook: `completed` only for a paid payment, the others at any time, since providers may send
   * them in any order.
   */
  | { do: 'notice'; target: Target; status: Notice; times: number }
  | { do: 'poll'; target: Target }
  | { do: 'expire'; target: Target }
  | { do: 'refund'; target: Target; how: 'whole' | 'part' | 'both'; key: number }
  | { do: 'refundFails'; target: Target }
  | { do: 'sellOut' | 'restock' | 'carryOut' };

type Placed = { cart: OwnCart; page: string; reference: string };

/** Runs one history: places an order of weekend tickets and a day ticket, then performs its steps. */
export class RefundHistory {
  readonly #shop: TestShop;
  readonly #placed = new Map<Target, Placed>();
  readonly #provider: PaymentProvider;
  #external = '';

  constructor(shop: TestShop) {
    this.#shop = shop;
    this.#provider = paylogicProvider({ url: shop.sandbox.listeningOrigin, secret: sandboxSecret });
  }

  get carts(): string[] {
    return [...this.#placed.values()].map(({ cart }) => cart.id);
  }

  async begin(tickets: number): Promise<void> {
    const cart = await readyCart(this.#shop, regularShop, { weekend: tickets, 'day-sunday': 1 });
    await this.#place('original', cart);
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.#live(step);
  }

  /** Lets all work in progress end: payments are reported, refunds are made, stock is returned. */
  async end(): Promise<void> {
    await this.#stock('restock');
    for (const target of this.#placed.keys()) {
      await this.#notice(target, 'completed', 1);
      await this.#expire(target);
    }
    await this.#carryOut();
    await releaseLimitUsages(this.#shop.database.pool);
  }

  async #live(step: Step): Promise<void> {
    switch (step.do) {
      case 'place':
        return this.#placeUpgrade(step);
      case 'pay':
        return this.#pay(step.target);
      case 'notice':
        return this.#notice(step.target, step.status, step.times);
      case 'poll':
        return this.#poll(step.target);
      case 'expire':
        return this.#expire(step.target);
      case 'refund':
        return this.#refund(step);
      case 'refundFails':
        return this.#refundFails(step.target);
      case 'carryOut':
        return this.#carryOut();
      default:
        return this.#stock(step.do);
    }
  }

  async #place(target: Target, cart: OwnCart): Promise<void> {
    const page = await placeOrder(this.#shop, cart);
    const { rows } = await this.#shop.database.pool.query<{ reference: string; external: string }>(
      'select reference, external_reference as external from orders where cart_id = $1',
      [cart.id],
    );
    this.#placed.set(target, { cart, page, reference: rows[0]?.reference ?? '' });
    if (target === 'original') this.#external = rows[0]?.external ?? '';
  }

  async #placeUpgrade({ target, vip, camping }: Extract<Step, { do: 'place' }>): Promise<void> {
    if (this.#placed.has(target)) return;
    const bought = Object.entries({ 'upgrade-vip': vip, 'upgrade-camping': camping }).filter(([, count]) => count > 0);
    try {
      const named = { 'x-upgradable-order-id': this.#external };
      const cart = await filledCart(this.#shop, upgradeShop, Object.fromEntries(bought), named);
      await fillForm(this.#shop, cart);
      await this.#place(target, cart);
    } catch (error) {
      // The shop's rules may refuse the step: the order is not paid or already upgraded, there are too many, or they
      // are sold out.
      if (!/upgrade\.|sold_out|cart\./.test(String(error))) throw error;
    }
  }

  /** Pays on the provider's page. The provider does not send its webhook automatically. */
  async #pay(target: Target): Promise<void> {
    const placed = this.#placed.get(target);
    if (placed) await pay(this.#shop, placed.page, { number: '4000000000003006' });
  }

  async #notice(target: Target, status: Notice, times: number): Promise<void> {
    const placed = this.#placed.get(target);
    if (!placed) return;
    const { id: paymentId, amount_cents: amount } = await paymentOf(this.#shop, placed.cart);
    const payment = { eventId, paymentId, amount, currency: 'EUR', providerReference: null, transaction: null };
    if (status === 'completed' && (await this.#provider.status(payment)).status !== 'completed') return;
    const url = `/payment-webhooks/paylogic/${eventId}`;
    const payload = JSON.stringify({ webhookId: crypto.randomUUID(), paymentId, status, amount });
    const signature = sign(sandboxSecret, { method: 'POST', path: url, body: payload }, Date.now());
    const headers = { [signatureHeader]: signature, 'content-type': 'application/json' };
    const sent = Array.from({ length: times }, () => this.#shop.call(null, { method: 'POST', url, payload, headers }));
    for (const { status: answered } of await Promise.all(sent))
      if (answered !== 200) throw new Error(`The webhook got the status ${answered}`);
  }

  async #poll(target: Target): Promise<void> {
    const placed = this.#placed.get(target);
    if (!placed) return;
    await this.#shop.database.pool.query(
      `update payments set next_ask_at = statement_timestamp() from orders where next_ask_at is not null
       and orders.event_id = payments.event_id and orders.id = order_id and cart_id = $1`,
      [placed.cart.id],
    );
    await this.#pollProviders();
  }

  async #expire(target: Target): Promise<void> {
    const placed = this.#placed.get(target);
    if (!placed) return;
    await this.#shop.database.pool.query(
      "update carts set expires_at = now() where id = $1 and status in ('shopping', 'in_payment')",
      [placed.cart.id],
    );
    await releaseExpired(this.#shop.database.pool);
    await releaseLimitUsages(this.#shop.database.pool);
  }

  async #refund({ target, how, key }: Extract<Step, { do: 'refund' }>): Promise<void> {
    const placed = this.#placed.get(target);
    if (!placed) return;
    const { rows } = await this.#shop.database.pool.query<{ product: string }>(
      `select product_id as product from order_lines line
       join orders on orders.event_id = line.event_id and orders.id = line.order_id where cart_id = $1
       order by product_id desc limit 1`,
      [placed.cart.id],
    );
    const part = { lines: { [rows[0]?.product ?? '']: 1 }, key: `part-${key}` };
    const more = { whole: {}, part, both: { withUpgrades: true } }[how];
    await refundOrder(this.#shop.database.pool, { reference: placed.reference, eventId, ...more });
  }

  /** Reports, as the provider, that the last refund did not reach the buyer. */
  async #refundFails(target: Target): Promise<void> {
    const placed = this.#placed.get(target);
    if (!placed) return;
    const { id: paymentId } = await paymentOf(this.#shop, placed.cart);
    await inTransaction(this.#shop.database.pool, async (client) => {
      const payment = await lockPayment(client, { eventId, paymentId }, payables);
      const { rows } = await client.query<{ refundId: string }>(
        `select id as "refundId" from refunds where payment_id = $1 and status <> 'stopped' order by created_at desc limit 1`,
        [paymentId],
      );
      if (rows[0]) await settlePayment(client, payment, 'refund_failed', rows[0]);
    });
  }

  async #stock(what: 'sellOut' | 'restock'): Promise<void> {
    await this.#shop.database.pool.query(
      `update stock set total = case when $3 then reserved else 1000000 end where event_id = $1 and id = any ($2)`,
      [eventId, products, what === 'sellOut'],
    );
  }

  /** Polls until no refund of the history is due. */
  async #carryOut(): Promise<void> {
    const { pool } = this.#shop.database;
    for (let round = 1; ; round += 1) {
      const { rows: due } = await pool.query<{ id: string }>(
        `select payments.id from payments join orders on orders.event_id = payments.event_id and orders.id = order_id
         where cart_id = any ($1) and (payments.status = 'refund_due' or exists (
           select 1 from refunds
           where refunds.event_id = payments.event_id and refunds.payment_id = payments.id and refunds.status = 'due'
         ))`,
        [this.carts],
      );
      if (due.length === 0) return;
      // The job finds only rows with a time for the next poll.
      await pool.query(
        'update payments set next_ask_at = statement_timestamp() where id = any ($1) and next_ask_at is not null',
        [due.map(({ id }) => id)],
      );
      if (round > 20) throw new Error('A refund is due, and no job will request it');
      await this.#pollProviders();
    }
  }

  async #pollProviders(): Promise<void> {
    await pollProviders({
      pool: this.#shop.database.pool,
      providers: new Map([['paylogic', this.#provider]]),
      payables,
      log: { info: () => {}, error: () => {} },
      onPayment: () => {},
      stopping: new AbortController().signal,
    });
  }
}

type BookedPayment = { paymentId: string; status: string; amount: number; refunds: Array<{ amount: number }> };

/** The provider's data: all payments by id. */
export async function sandboxBook(shop: TestShop): Promise<ReadonlyMap<string, BookedPayment>> {
  const all = await shop.sandbox.inject({ url: '/admin/payments', headers: { 'x-sandbox-admin': sandboxAdmin } });
  return new Map(all.json<BookedPayment[]>().map((payment) => [payment.paymentId, payment]));
}
