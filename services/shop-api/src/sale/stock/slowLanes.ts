import type { FindLockedRows, LockedRows } from './lockedRows.ts';
import type { Reservation } from './reservation.ts';

/** A queue of reservations: those of an event, or those of one row that is locked or slow. */
export type Lane = string;

/** A reservation that the database gave up, and how often. */
type Late = { item: Reservation; tries: number };

export type SlowLanes = {
  /** The lane of a reservation: its event's, unless one of its rows is slow. */
  laneOf: (item: Reservation) => Lane;
  /** Whether any row is slow. */
  areUsed: () => boolean;
  /** Opens lanes of their own for the rows that a batch could not change in time. */
  open: (late: readonly Late[], error: unknown, findLocked: FindLockedRows) => Promise<void>;
  /** Closes a row's lane: what wants the row goes with its event again. */
  close: (lane: Lane) => void;
};

const stockLane = ({ eventId, stockId }: Reservation): Lane | null => stockId && `${eventId}\nstock\n${stockId}`;
const cartLane = ({ eventId, cartId }: Reservation): Lane => `${eventId}\ncart\n${cartId.toLowerCase()}`;

/** Milliseconds after which a row counts as free again if nobody has wanted it. */
const forgotten = 10_000;

/** The rows of a sale that are locked by somebody else for long, or slow: what wants them waits apart, and nothing else waits for it. */
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
      // A statement that is only slow does not say where: each product goes apart.
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
  // Late again, and none of its known rows is locked: it waits for some other row.
  return tries > 1 ? cartLane(item) : null;
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Whether a statement was given up because of a lock, or of its time. */
export const isTimeout = (error: unknown): boolean => isLockTimeout(error) || codeOf(error) === '57014';
