import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import type { SendReservations } from './sendReservations.ts';

/** Sends reservations with `send` and counts their outcomes. */
export function measuredReservations(registry: Registry, send: SendReservations): SendReservations {
  const { outcomes, batchSize, batchSeconds } = reservationMetrics(registry);
  return async (eventId, batch) => {
    batchSize.observe(batch.length);
    const stop = batchSeconds.startTimer();
    const answers = await send(eventId, batch);
    stop();
    for (const { outcome } of answers) outcomes.inc({ outcome });
    return answers;
  };
}

export const reservationMetrics = (registry: Registry) => ({
  outcomes: new Counter({
    name: 'shop_reservations_total',
    help: 'Changes of a quantity in a cart by outcome: held, sold_out, closed (the cart had ended, or belongs to somebody else).',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  batchSize: new Histogram({
    name: 'shop_reservation_batch_size',
    help: 'Reservations that were sent to the database in one statement.',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
    registers: [registry],
  }),
  batchSeconds: new Histogram({
    name: 'shop_reservation_batch_seconds',
    help: 'Seconds from sending a batch of reservations to its commit.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  }),
});
