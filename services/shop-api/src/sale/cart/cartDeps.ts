import type { Pool } from 'pg';
import type { OfferedMethods } from '../payment/offeredMethods.ts';
import type { ReservationBatcher } from '../stock/reservationBatcher.ts';
import type { ClientShares } from '../stock/unpaidShare.ts';
import type { CartReader } from './cartReader.ts';

export type CartDeps = { pool: Pool; carts: CartReader };

/** Dependencies of calls that return a cart. */
export type CartViewDeps = CartDeps & { methods: OfferedMethods };

/** Dependencies of changes of quantities in a cart. */
export type CartChangeDeps = CartDeps & { reservations: ReservationBatcher; shares: ClientShares };
