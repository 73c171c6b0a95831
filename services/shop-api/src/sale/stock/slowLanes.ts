import type { FindLockedRows, LockedRows } from './lockedRows.ts';
import type { Reservation } from './reservation.ts';

/**
 * The name of a queue of reservations. It contains the reservations of an event, or of one row that is locked or slow.
 */
export type Lane = string;

/** A reservation that the database has cancelled; `tries` is the number of times. */
type Late = { item: Reservation; tries: number };

export type SlowLanes = {
  /** The lane of a reservation: the lane of a slow row if it needs one, otherwise the lane of its event. */
  laneOf: (item: Reservation) => Lane;
  /** Whether any row is slow. */
  areUsed: () => boolean;
  /** Opens separate lanes for the rows that a batch could not change in time. */
  open: (late: readonly Late[], error: unknown, findLocked: FindLockedRows) => Promise<void>;
  /** Closes the lane of a row. Reservations that need the row then use the lane of the event again. */
  close: (lane: Lane) => void;
};

const stockLane = ({ eventId, stockId }: Reservation): Lane | null => stockId && `${eventId}\nstock\n${stockId}`;
const cartLane = ({ eventId, cartId }: Reservation): Lane => `${eventId}\ncart\n${cartId.toLowerCase()}`;

/** Milliseconds after which a row counts as free again if no reservation has needed it. */
const forgotten = 10_000;

/**
 * The rows of a sale that are slow, or locked by others for a long time. Reservations that need them wait in separate
 * lanes, so that no other reservation waits.
 */
export function slowLanes(now: () => number = () => performance.now()): SlowLanes {
  const slow = new Map<Lane, number>();
  const isSlow = (lane: Lane): boolean => {
    const until = slow.get(lane);
    if (until !== undefined && until < now()) slow.delete(lane);
    return slow.has(lane);
  };
  return {
    laneOf(item) {
      if (slow.size === 0) return item.eventId;
      const [cart, stock] = [cartLane(item), stockLane(item)];
      if (isSlow(cart)) return cart;
      return stock && isSlow(stock) ? stock : item.eventId;
    },
    areUsed: () => slow.size > 0,
    async open(late, error, findLocked) {
      const [first] = late;
      if (!first) return;
      // Each product gets a separate lane, since the error of a slow statement does not name the row.
      const items = late.map(({ item }) => item);
      const locked = isLockTimeout(error) ? await findLocked(first.item.eventId, items) : null;
      for (const one of late) {
        const lane = slowRowOf(one, locked);
        if (lane) slow.set(lane, now() + forgotten);
      }
    },
    close: (lane) => void slow.delete(lane),
  };
}

function slowRowOf({ item, tries }: Late, locked: LockedRows | null): Lane | null {
  if (locked === null) return stockLane(item) ?? cartLane(item);
  if (locked.carts.has(item.cartId.toLowerCase())) return cartLane(item);
  if (item.stockId && locked.stocks.has(item.stockId)) return stockLane(item);
  // If the reservation is late for the second time and its stock row is not locked, it waits for another row.
  return tries > 1 ? cartLane(item) : null;
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Whether the database has cancelled a statement because of a lock or its duration. */
export const isTimeout = (error: unknown): boolean => isLockTimeout(error) || codeOf(error) === '57014';
