import { Gauge, type Registry } from '@prometheus-io/client';
import type { Pool } from 'pg';

type StockState = { eventId: string; held: number; sold: number; free: number };

/** The limited stock of each event: held by unpaid carts and orders, sold, and free. */
export async function stockStates(pool: Pool): Promise<StockState[]> {
  const { rows } = await pool.query<StockState>(
    `select stock.event_id as "eventId", coalesce(unpaid.held, 0)::float8 as held,
       (sum(reserved) - coalesce(unpaid.held, 0))::float8 as sold, sum(total - reserved)::float8 as free
     from stock left join (
       select cart.event_id, sum(line.qty) as held from carts cart
       join cart_lines line on line.event_id = cart.event_id and line.cart_id = cart.id and line.stock_id is not null
       where cart.status in ('shopping', 'in_payment') group by cart.event_id
     ) unpaid on unpaid.event_id = stock.event_id
     group by stock.event_id, unpaid.held`,
  );
  return rows;
}

/** Reports the stock of all events, with the same values in every process. */
export function stockMetrics(registry: Registry): (states: readonly StockState[]) => void {
  const units = new Gauge({
    name: 'shop_stock_units',
    help: 'Units of counted stock by state: held (in unpaid carts and orders), sold, free. The same in every process.',
    labelNames: ['event', 'state'],
    registers: [registry],
  });
  return (states) => {
    units.reset();
    for (const { eventId: event, held, sold, free } of states) {
      for (const [state, count] of Object.entries({ held, sold, free })) units.set({ event, state }, count);
    }
  };
}
