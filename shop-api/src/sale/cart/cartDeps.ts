import type { Pool } from 'pg';
import type { ReservationBatcher } from '../stock/reservationBatcher.ts';
import type { CartReader } from './cartReader.ts';

/** What a cart is read with. */
export type CartDeps = { pool: Pool; carts: CartReader };

/** What the quantities in a cart are changed with. */
export type CartChangeDeps = CartDeps & { reservations: ReservationBatcher };
