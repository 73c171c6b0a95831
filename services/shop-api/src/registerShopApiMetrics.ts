import { answerSeconds } from '@festival/service-kit/metrics/timeAnswers';
import type { Registry } from '@prometheus-io/client';
import { mailMetrics } from './after-sale/mail/mailMetrics.ts';
import { expiryMetrics } from './sale/expiry/expiryMetrics.ts';
import { paymentMetrics } from './sale/payment/paymentMetrics.ts';
import { reviewMetrics } from './sale/payment/review/reviewMetrics.ts';
import { reservationMetrics } from './sale/stock/measuredReservations.ts';
import { stockMetrics } from './sale/stock/stockMetrics.ts';

/** Registers every metric of the shop API, for `docs/reference/metrics.md`. */
export function registerShopApiMetrics(registry: Registry): void {
  answerSeconds(registry);
  reservationMetrics(registry);
  stockMetrics(registry);
  expiryMetrics(registry);
  paymentMetrics(registry);
  reviewMetrics(registry);
  mailMetrics(registry);
}
