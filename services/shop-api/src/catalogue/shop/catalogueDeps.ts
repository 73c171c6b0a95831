import type { Pool } from 'pg';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** Dependencies of routes that only read a shop. */
export type CatalogueDeps = { pool: Pool; catalogue: ShopCatalogue };
