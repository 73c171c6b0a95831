import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WaitingMails } from '../../after-sale/mail/waitingMails.ts';
import type { Enquiry } from '../../sale/payment/askProviders.ts';
import type { SendReservations } from '../../sale/stock/sendReservations.ts';

export type MailOutcome = 'sent' | 'retried' | 'failed';

/** What an operator watches, for Prometheus. */
export type ShopMetrics = {
  registry: Registry;
  /** Sends reservations, and counts what became of them. */
  measured: (send: SendReservations) => SendReservations;
  paymentSettled: (provider: string, outcome: Enquiry) => void;
  cartsExpired: (count: number) => void;
  mailTried: (kind: string, outcome: MailOutcome) => void;
  /** As they are at this moment, of every process. */
  mailsWaiting: (waiting: readonly WaitingMails[]) => void;
  /** `route` is the pattern, never an address with ids in it; seconds. */
  answered: (request: { method: string; route: string; status: number }, seconds: number) => void;
};

/** Counters of one process; a registry of its own, so that several shops may stand in one process. */
export function shopMetrics(): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const holds = new Counter({
    name: 'shop_reservations_total',
    help: 'Changes of a cart’s quantity by outcome: held, sold_out, closed (the cart had ended, or was another’s).',
    labelNames: ['outcome'],
    registers,
  });
  const batchSize = new Histogram({
    name: 'shop_reservation_batch_size',
    help: 'Reservations that went to the database in one statement.',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
    registers,
  });
  const batchSeconds = new Histogram({
    name: 'shop_reservation_batch_seconds',
    help: 'Seconds from sending a batch of reservations to its commit.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'shop_request_seconds',
    help: 'Seconds until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const expiries = new Counter({
    name: 'shop_carts_expired_total',
    help: 'Carts whose time was over and whose stock was given back.',
    registers,
  });
  const payments = new Counter({
    name: 'shop_payments_total',
    help: 'What notices and enquiries came to: confirmed, ended, waiting, refund_due, refunded, away, or nothing new.',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'shop_mails_total',
    help: 'Tries to send a mail, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const mailsWaiting = new Gauge({
    name: 'shop_mails_waiting',
    help: 'Mails that wait to be sent; the same in every process.',
    labelNames: ['event'],
    registers,
  });
  const oldestMail = new Gauge({
    name: 'shop_mails_oldest_seconds',
    help: 'Seconds since the oldest mail that waits was queued; the same in every process.',
    labelNames: ['event'],
    registers,
  });
  return {
    registry,
    measured: (send) => async (eventId, batch) => {
      batchSize.observe(batch.length);
      const stop = batchSeconds.startTimer();
      const answers = await send(eventId, batch);
      stop();
      for (const { outcome } of answers) holds.inc({ outcome });
      return answers;
    },
    paymentSettled: (provider, outcome) => payments.inc({ provider, outcome }),
    cartsExpired: (count) => expiries.inc(count),
    mailTried: (kind, outcome) => mails.inc({ kind, outcome }),
    mailsWaiting: (waiting) => {
      mailsWaiting.reset();
      oldestMail.reset();
      for (const { eventId: event, count, oldestSeconds } of waiting) {
        mailsWaiting.set({ event }, count);
        oldestMail.set({ event }, oldestSeconds);
      }
    },
    answered: ({ method, route, status }, seconds) => requestSeconds.observe({ method, route, status }, seconds),
  };
}
