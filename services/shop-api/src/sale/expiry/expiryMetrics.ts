import { Counter, type Registry } from 'prom-client';

export function expiryMetrics(registry: Registry): (count: number) => void {
  const expiries = new Counter({
    name: 'shop_carts_expired_total',
    help: 'Carts whose time was over and whose stock was given back.',
    registers: [registry],
  });
  return (count) => expiries.inc(count);
}
