import type { Pool, PoolClient } from 'pg';
import type { Voucher } from './voucher.ts';

type KnownVoucher = Voucher & { limitId: string };

export async function readVoucher(
  db: Pool | PoolClient,
  eventId: string,
  code: string | null,
): Promise<KnownVoucher | null> {
  if (code === null) return null;
  const { rows } = await db.query<KnownVoucher>({
    name: 'voucher',
    text: 'select code, kind, value, limit_id as "limitId" from vouchers where event_id = $1 and code = $2',
    values: [eventId, code],
  });
  return rows[0] ?? null;
}
