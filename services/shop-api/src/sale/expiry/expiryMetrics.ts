import { Counter, type Registry } from '@prometheus-io/client';

export function expiryMetrics(registry: Registry): (count: number) => void {
  const expiries = new Counter({
    name: 'shop_carts_expired_total',
    help: 'Carts that expired and returned their stock.',
    registers: [registry],
  });
  return (count) => expiries.inc(count);
}
