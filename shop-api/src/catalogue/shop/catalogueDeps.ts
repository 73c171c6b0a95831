import type { Pool } from 'pg';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** What routes answer with that only tell of a shop. */
export type CatalogueDeps = { pool: Pool; catalogue: ShopCatalogue };
