import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';

/**
 * A code that is valid at the gate for this product. `uses` is how often it can be used: once, or twice for a ride out
 * and back.
 */
type ValidTicket = { code: string; product: string; number: number; order: string; uses: number };
/** A code that is no longer valid. `changedAt` in ISO 8601. */
type RevokedTicket = { code: string; status: string; reason: string; changedAt: string };

type Head = {
  event: string;
  /**
   * The time of the list's data, by the database's clock, in ISO 8601. A scanner refuses a list that is older than its
   * last one.
   */
  madeAt: string;
};
type ValidTickets = Head & { list: 'valid'; tickets: ValidTicket[] };
type RevokedTickets = Head & {
  list: 'revoked';
  /** If null, the list contains all codes that were ever revoked. */
  since: string | null;
  /**
   * The value of `since` for the next request. It is five minutes before the time of the list, to include changes of
   * transactions that were not committed yet.
   */
  next: string;
  tickets: RevokedTicket[];
};
export type TicketList = ValidTickets | RevokedTickets;

export type TicketListRequest = { eventId: string; list: 'valid' | 'revoked'; since: string | null };

/** Longer than any transaction of the shop. */
const overlapMilliseconds = 300_000;

/**
 * A replica shows its last commit, so the list must have the time of that commit. With the current time, the next
 * request would miss changes.
 */
const moment = `case when pg_is_in_recovery()
  then coalesce(pg_last_xact_replay_timestamp(), (select checkpoint_time from pg_control_checkpoint())) else clock_timestamp() end`;

/**
 * Returns the valid codes of an event's tickets, or those that were revoked since a time. Throws for an unknown event
 * [BYD-02, UPG-02].
 */
export async function readTicketList(
  pool: Pool,
  { eventId, list, since }: TicketListRequest,
): Promise<Result<TicketList, 'noEvent'>> {
  const { rows } = await pool.query<{ now: Date }>(`select ${moment} as now from events where event_id = $1`, [
    eventId,
  ]);
  const now = rows[0]?.now;
  if (now === undefined) return failure('noEvent');
  const head = { event: eventId, madeAt: now.toISOString() };
  if (list === 'valid') return success({ ...head, list, tickets: await validTickets(pool, eventId) });
  const next = new Date(now.getTime() - overlapMilliseconds).toISOString();
  return success({ ...head, list, since, next, tickets: await revokedTickets(pool, eventId, since) });
}

async function validTickets(pool: Pool, eventId: string): Promise<ValidTicket[]> {
  const { rows } = await pool.query<ValidTicket>(
    `select code, product_id as product, number, reference as order,
       case when definition ->> 'mappedType' = 'transportation' and definition -> 'meta' ?& array['departsAt', 'returnsAt']
         then 2 else 1 end as uses
     from tickets join orders on orders.event_id = $1 and orders.id = tickets.order_id
     left join products on products.event_id = $1 and products.id = tickets.product_id
     where tickets.event_id = $1 and tickets.status = 'issued' order by code`,
    [eventId],
  );
  return rows;
}

async function revokedTickets(pool: Pool, eventId: string, since: string | null): Promise<RevokedTicket[]> {
  const { rows } = await pool.query<Omit<RevokedTicket, 'changedAt'> & { changedAt: Date }>(
    `select code, status, reason, changed_at as "changedAt" from tickets
     where event_id = $1 and status <> 'issued' and changed_at >= coalesce($2::timestamptz, '-infinity') order by changed_at, code`,
    [eventId, since],
  );
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}
