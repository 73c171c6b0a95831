import type { Pool } from 'pg';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/** The free stock of a product; null if it is unlimited. */
export type FreeOf = (entry: CatalogueProduct) => number | null;

/** Reads the free stock of these products, without a cache. It is 0 for a product that is flagged as sold out. */
export async function freeStock(pool: Pool, eventId: string, entries: readonly CatalogueProduct[]): Promise<FreeOf> {
  const ids = [...new Set(entries.flatMap(({ stockId }) => stockId ?? []))];
  const { rows } = await pool.query<{ id: string; free: number }>({
    name: 'free-stock',
    text: 'select id, total - reserved as free from stock where event_id = $1 and id = any ($2)',
    values: [eventId, ids],
  });
  const free = new Map(rows.map((row) => [row.id, row.free]));
  return ({ product, stockId }) => {
    if (product.soldOut || product.meta.overrideSoldout) return 0;
    return stockId === null ? null : (free.get(stockId) ?? 0);
  };
}
