import { randomUUID } from 'node:crypto';
import { inTransaction } from '@festival/service-kit/database/inTransaction';
import type { Pool } from 'pg';
import { endRenewal } from '../src/after-sale/membership/renewal/endRenewal.ts';
import { renewMemberships } from '../src/after-sale/membership/renewal/renewMemberships.ts';
import { payables } from '../src/after-sale/payables.ts';
import type { ChargeStatus, PaymentProvider, PaymentWebhook } from '../src/sale/payment/paymentProvider.ts';
import { pollProviders } from '../src/sale/payment/pollProviders.ts';
import { receiveWebhook } from '../src/sale/payment/receiveWebhook.ts';

/** The price of a period, in cents. */
export const due = 300;
const provider = 'sandbox';

/** When the process of a step is killed: before or after its call to the provider, or before its transaction ends. */
export type Kill = 'never' | 'before' | 'after';

/** What a provider says of a charge. `which` selects among the charges made until then. */
export type ChargeReport = {
  which: number;
  status: PaymentWebhook['status'];
  amount: number;
  currency: string;
  transaction?: string;
  dispute?: string;
};

export type ChargeStep =
  | { do: 'pass'; days: number }
  | { do: 'job'; answer: ChargeStatus; kill: Kill }
  | { do: 'report'; report: ChargeReport; isKilled: boolean }
  | { do: 'cancel' }
  | { do: 'poll'; kill: Kill };

/** One charge as its provider knows it. */
type Booked = {
  answer: ChargeStatus;
  /** The transactions of exactly the due amount. */
  paid: Set<string>;
  /** Other amounts and currencies. */
  odd: Set<string>;
  disputes: Map<string, number>;
  /** What was returned, by the shop's id of the refund. */
  refunds: Map<string, number>;
};

/** Whether the provider took the due amount. A charge that it answered as paid has a transaction, although none was reported yet. */
const isPaid = ({ answer, paid }: Booked): boolean => {
  if (answer === 'paid' && paid.size === 0) paid.add('T1');
  return paid.size > 0;
};

const stages = ['dispute_announced', 'dispute_charged_back', 'dispute_won', 'dispute_lost'];
const killed = new Error('killed');
let references = 100_000_000;

/** A membership that renews, the provider that charges it, and the reports of that provider. */
export class ChargeHistory {
  readonly #pool: Pool;
  readonly #eventId: string;
  readonly orderId = randomUUID();
  readonly book = new Map<string, Booked>();
  readonly #reports: Array<ChargeReport & { paymentId: string }> = [];

  constructor(pool: Pool, eventId: string) {
    this.#pool = pool;
    this.#eventId = eventId;
  }

  /** A membership of a month that was sold a month ago, whose charge is announced and due. */
  async begin(): Promise<void> {
    const cart = randomUUID();
    const key = [this.#eventId, this.orderId];
    references += 1;
    await this.#pool.query(
      `insert into carts (event_id, id, shop_slug, token_hash, status, hold_until) values ($1, $2, 'shop', '\\x00', 'confirmed', now())`,
      [this.#eventId, cart],
    );
    await this.#pool.query(
      `insert into orders (event_id, id, reference, cart_id, shop_slug, status, totals, total_cents, buyer, times_out_at, accepts_renewal)
       values ($1, $2, $3, $4, 'shop', 'completed', '{}', $5, '{}', now(), true)`,
      [...key, String(references), cart, due],
    );
    await this.#pool.query(
      `insert into payments (event_id, order_id, provider, method, amount_cents, status, return_uri) values ($1, $2, $3, 'card', $4, 'completed', '')`,
      [...key, provider, due],
    );
    await this.#pool.query(
      `insert into membership_sales (event_id, order_id, brand, account_id, level, period, sold_at)
       values ($1, $2, 'brand', $3, 1, 'month', now() - interval '32 days')`,
      [...key, `account ${references}`],
    );
    await this.#pool.query(
      `insert into membership_renewals (event_id, order_id, provider, token, amount_cents, announced_period, announced_at)
       values ($1, $2, $3, 'token', $4, 2, now() - interval '15 days')`,
      [...key, provider, due],
    );
  }

  async run(steps: readonly ChargeStep[]): Promise<void> {
    for (const step of steps) await this.#live(step);
  }

  /** Delivers again what a killed process did not record, and makes the refunds that are due. */
  async end(): Promise<void> {
    for (const [paymentId, booked] of this.book) {
      if (booked.answer !== 'paid' || !isPaid(booked)) continue;
      const money = { amount: due, currency: 'EUR', transaction: [...booked.paid][0] ?? '' };
      this.#reports.push({ paymentId, which: 0, status: 'completed', ...money });
    }
    await this.reportAll();
    for (let round = 0; round < 3; round += 1) await this.#poll('never');
  }

  /** Sends every report of the history again, each with a new id. A refund that fails again would be another failure. */
  async reportAll(): Promise<void> {
    for (const report of this.#reports) if (report.status !== 'refund_failed') await this.#send(report, false);
  }

  /** No job takes this membership up again. */
  async forget(): Promise<void> {
    await this.#pool.query('update membership_renewals set next_try_at = null where order_id = $1', [this.orderId]);
    await this.#pool.query('update payments set next_ask_at = null where id = any ($1)', [[...this.book.keys()]]);
  }

  async #live(step: ChargeStep): Promise<void> {
    if (step.do === 'pass') return this.#pass(step.days);
    if (step.do === 'job') return this.#job(step);
    if (step.do === 'poll') return this.#poll(step.kill);
    if (step.do === 'cancel') {
      const key = { eventId: this.#eventId, orderId: this.orderId };
      await inTransaction(this.#pool, (client) => endRenewal(client, key, 'canceled'));
      return;
    }
    const ids = [...this.book.keys()];
    const paymentId = ids[step.report.which % ids.length];
    if (paymentId === undefined) return;
    const report = { ...step.report, paymentId };
    this.#reports.push(report);
    this.#note(report);
    await this.#send(report, step.isKilled);
  }

  /** What the provider's own books say after its report. */
  #note({ paymentId, status, amount, currency, transaction, dispute }: ChargeReport & { paymentId: string }): void {
    const booked = this.book.get(paymentId);
    if (!booked) return;
    if (dispute !== undefined)
      booked.disputes.set(dispute, Math.max(booked.disputes.get(dispute) ?? 0, stages.indexOf(status)));
    else if (status === 'completed' && amount === due && currency === 'EUR') booked.paid.add(transaction ?? '');
    else if (status === 'completed') booked.odd.add(`${amount} ${currency}`);
  }

  async #send({ which: _which, ...report }: ChargeReport & { paymentId: string }, isKilled: boolean): Promise<void> {
    // A refund that fails is the last one of the payment, or one that the shop did not make.
    const refundReference = [...(this.book.get(report.paymentId)?.refunds.keys() ?? [])].at(-1) ?? 'of somebody';
    const failed = report.status === 'refund_failed' ? { refundReference } : {};
    const webhook = { ...report, ...failed, eventId: this.#eventId, provider, webhookId: randomUUID() };
    const work = inTransaction(this.#pool, async (client) => {
      await receiveWebhook(client, webhook, payables);
      if (isKilled) throw killed;
    });
    await work.catch((error: unknown) => {
      if (error !== killed) throw error;
    });
  }

  async #pass(days: number): Promise<void> {
    const earlier = (column: string) => `${column} = ${column} - $2 * interval '1 day'`;
    const values = [this.orderId, days];
    await this.#pool.query(`update membership_sales set ${earlier('sold_at')} where order_id = $1`, values);
    await this.#pool.query(
      `update membership_renewals set ${earlier('announced_at')}, ${earlier('next_try_at')} where order_id = $1`,
      values,
    );
    await this.#pool.query(
      `update payments set ${earlier('created_at')}, ${earlier('next_ask_at')}
       where id in (select id from membership_charges where order_id = $1)`,
      values,
    );
  }

  async #job({ answer, kill }: Extract<ChargeStep, { do: 'job' }>): Promise<void> {
    const charge: PaymentProvider['charge'] = async ({ chargeId, amount }) => {
      if (amount !== due) throw new Error(`${amount} cents were charged`);
      if (kill === 'before') throw killed;
      const booked = this.book.get(chargeId) ?? {
        ...{ answer, paid: new Set<string>(), odd: new Set<string>() },
        ...{ disputes: new Map<string, number>(), refunds: new Map<string, number>() },
      };
      this.book.set(chargeId, booked);
      if (kill === 'after') throw killed;
      return { status: booked.answer };
    };
    await renewMemberships({
      pool: this.#pool,
      providers: this.#provider({ charge, forgetMethods: async () => {} }),
      payables,
      ownUrl: 'http://shop.test',
      log: { info: () => {}, error: this.#unlessKilled },
    });
  }

  /** The job that asks for charges, and makes refunds. */
  async #poll(kill: Kill): Promise<void> {
    await this.#pool.query(
      'update payments set next_ask_at = statement_timestamp() where id = any ($1) and next_ask_at is not null',
      [[...this.book.keys()]],
    );
    const refund: PaymentProvider['refund'] = async ({ paymentId }, { refundId, failures, amount }) => {
      if (kill === 'before') throw killed;
      this.book.get(paymentId)?.refunds.set(`${refundId} ${failures}`, amount);
      if (kill === 'after') throw killed;
      return { refundReference: `${refundId} ${failures}` };
    };
    const status: PaymentProvider['status'] = async ({ paymentId }) => {
      if (kill !== 'never') throw killed;
      const booked = this.book.get(paymentId);
      return { status: booked && isPaid(booked) ? 'completed' : 'pending', amount: due, currency: 'EUR' };
    };
    await pollProviders({
      pool: this.#pool,
      providers: this.#provider({ refund, status, forgetMethods: async () => {} }),
      payables,
      log: { info: () => {}, error: this.#unlessKilled },
      onPayment: () => {},
      stopping: new AbortController().signal,
    });
  }

  #unlessKilled = ({ error }: { error?: unknown }): void => {
    if (error !== undefined && !String(error).includes(killed.message)) throw new Error(String(error));
  };

  #provider(calls: Partial<PaymentProvider>): ReadonlyMap<string, PaymentProvider> {
    const away = () => Promise.reject(new Error('the history does not call this'));
    const provides = { methods: away, start: away, status: away, refund: away, storedMethod: away, charge: away };
    const none = { forgetMethods: away, readWebhooks: () => ({ ok: false, error: 'notSigned' }) as const };
    return new Map([[provider, { ...provides, ...none, ...calls } as PaymentProvider]]);
  }
}
