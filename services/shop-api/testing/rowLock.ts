import pg from 'pg';
import type { CallAnswer, OwnCart, TestShop } from './testShop.ts';

/** Another client of the database, which locks rows. */
export type RowLock = {
  /** Keeps a row locked while `work` runs. */
  locked: <Answer>(row: string, values: unknown[], work: () => Promise<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
};

export async function rowLock(url: string): Promise<RowLock> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  return {
    locked: async (row, values, work) => {
      await other.query('begin');
      try {
        const { rowCount } = await other.query(`select 1 from ${row} for update`, values);
        if (rowCount !== 1) throw new Error(`${rowCount} rows are ${row}`);
        return await work();
      } finally {
        await other.query('rollback');
      }
    },
    close: () => other.end(),
  };
}

type Change = { status: number; code: string | undefined; retryAfter: unknown; took: number };

/** Changes a product's quantity. Also returns the milliseconds that the call took. */
export async function timedChange(
  { cartCall }: Pick<TestShop, 'cartCall'>,
  cart: OwnCart,
  productId: string,
  quantity: number,
): Promise<Change> {
  const began = performance.now();
  const { status, body, headers }: CallAnswer = await cartCall(cart, 'PUT', '/products', { productId, quantity });
  return { status, code: body.error?.code, retryAfter: headers['retry-after'], took: performance.now() - began };
}

/**
 * Calls the shop while the row of the weekend tickets is locked. Returns the responses to carts that request these
 * tickets, and to carts that request another product, at first and later.
 */
export async function besideLockedWeekend(
  shop: Pick<TestShop, 'cartCall'>,
  { locked }: RowLock,
  [weekend, saturday, ...others]: OwnCart[],
): Promise<Record<'stuck' | 'together' | 'later', Change[]>> {
  if (!weekend || !saturday) throw new Error('There are too few carts');
  const put = (cart: OwnCart, productId: string, quantity: number) => timedChange(shop, cart, productId, quantity);
  return locked('stock where event_id = $1 and id = $2', [weekend.shop.eventId, 'weekend'], async () => {
    const stuck = [put(weekend, 'weekend', 1), put(saturday, 'weekend', 2)];
    const together = await Promise.all(others.slice(0, 10).map((cart) => put(cart, 'saturday', 1)));
    // By then the row is known to be locked, so these calls do not wait for it.
    const later = await Promise.all(
      others.slice(10).map(async (cart, nr) => {
        if (nr < 5) stuck.push(put(cart, 'weekend', 1));
        return put(cart, 'saturday', 1);
      }),
    );
    return { stuck: await Promise.all(stuck), together, later };
  });
}
