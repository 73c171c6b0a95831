import { Counter, type Registry } from '@prometheus-io/client';
import type { OnPayment } from './paymentOutcome.ts';

/** Counts the outcomes of webhooks and polls. */
export function paymentMetrics(registry: Registry): OnPayment {
  const payments = new Counter({
    name: 'shop_payments_total',
    help: 'Webhooks and polls by outcome: confirmed, ended, waiting, refund_due, refunded, away (the provider does not answer), or nothing new.',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });
  return (provider, outcome) => payments.inc({ provider, outcome });
}
