import type { Pool } from 'pg';
import type { ReservationBatcher } from '../stock/reservationBatcher.ts';
import type { CartReader } from './cartReader.ts';

export type CartDeps = { pool: Pool; carts: CartReader };

/** For changing quantities in a cart. */
export type CartChangeDeps = CartDeps & { reservations: ReservationBatcher };
