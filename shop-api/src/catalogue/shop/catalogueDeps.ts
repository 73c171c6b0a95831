import type { Pool } from 'pg';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** For routes that only read a shop. */
export type CatalogueDeps = { pool: Pool; catalogue: ShopCatalogue };
