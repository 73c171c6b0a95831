import type { Product } from '@festival/shared-contracts/product/product';
import type { Pool } from 'pg';
import type { Shop } from '../shop/shop.ts';
import type { CatalogueProduct } from './catalogueProduct.ts';

/** The shop's products with the free stock of each. */
export async function productsLeft(pool: Pool, shop: Shop): Promise<Product[]> {
  const { rows } = await pool.query<{ id: string; free: number }>(
    'select id, total - reserved as free from stock where event_id = $1',
    [shop.eventId],
  );
  const free = new Map(rows.map((row) => [row.id, row.free]));
  const sizes = new Map(shop.products.map(({ product, stockId }) => [product.id, stockId && (free.get(stockId) ?? 0)]));
  return shop.products.map((entry) => withStock(entry, free, sizes));
}

function withStock(
  { product, stockId }: CatalogueProduct,
  free: ReadonlyMap<string, number>,
  sizes: ReadonlyMap<string, string | number | null>,
): Product {
  const left = stockId === null ? null : (free.get(stockId) ?? 0);
  const meta = product.meta.sizes.length === 0 ? product.meta : { ...product.meta, sizes: sizesLeft(product, sizes) };
  if (left === null) return { ...product, meta };
  return { ...product, meta, stock: left, stockAvailable: left > 0, soldOut: product.soldOut || left < 1 };
}

/** Each size of merchandise is a product with its own stock. Every size lists the free stock of all sizes. */
function sizesLeft(product: Product, left: ReadonlyMap<string, string | number | null>) {
  return product.meta.sizes.map((size) => ({ ...size, stock: Number(left.get(size.id) ?? 0) }));
}
