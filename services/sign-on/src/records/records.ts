import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Pool } from 'pg';

type Payload = AdapterPayload & { authorizations?: Record<string, { grantId?: string }> };

/** The id of a record's grant. The shop is the only client with sessions, so a session has one grant. */
const grantOf = ({ grantId, authorizations = {} }: Payload): string | null =>
  grantId ?? Object.values(authorizations).find((one) => one.grantId !== undefined)?.grantId ?? null;

const notExpired = '(expires_at is null or expires_at > clock_timestamp())';

/** Stores the provider's sessions, codes, grants and refresh tokens in PostgreSQL, by model. */
export const records =
  (pool: Pool) =>
  (model: string): Adapter => {
    const found = async (column: 'id' | 'uid', value: string) => {
      const { rows } = await pool.query<{ payload: AdapterPayload }>(
        `select payload from sign_on.records where model = $1 and ${column} = $2 and ${notExpired}`,
        [model, value],
      );
      return rows[0]?.payload;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        await pool.query(
          `insert into sign_on.records (model, id, payload, grant_id, uid, expires_at)
           values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 second')
           on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
             uid = excluded.uid, expires_at = excluded.expires_at`,
          [model, id, JSON.stringify(payload), grantOf(payload), payload.uid ?? null, expiresIn ?? null],
        );
      },
      find: (id) => found('id', id),
      findByUid: (uid) => found('uid', uid),
      // Only the device flow, which is disabled, calls this function.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        await pool.query(
          `update sign_on.records
           set payload = payload || jsonb_build_object('consumed', extract(epoch from clock_timestamp())::integer)
           where model = $1 and id = $2`,
          [model, id],
        );
      },
      destroy: async (id) => {
        await pool.query('delete from sign_on.records where model = $1 and id = $2', [model, id]);
      },
      revokeByGrantId: async (grantId) => {
        // The sign-on's session is deleted too, so that a logout from the shop signs the person out everywhere.
        await pool.query("delete from sign_on.records where model in ($1, 'Session') and grant_id = $2", [
          model,
          grantId,
        ]);
      },
    };
  };

/** Ends every sign-on of an account: its sessions here, and all their grants. */
export async function endSignOnsOf(pool: Pool, accountId: string): Promise<void> {
  await pool.query("delete from sign_on.records where payload ->> 'accountId' = $1", [accountId]);
}

/** Deletes expired records, and attempts that no longer count. */
export async function forgetExpired(pool: Pool): Promise<void> {
  await pool.query('delete from sign_on.records where expires_at < clock_timestamp()');
  await pool.query('delete from sign_on.codes where expires_at < clock_timestamp()');
  await pool.query("delete from sign_on.mails where next_try_at < clock_timestamp() - interval '1 day'");
  await pool.query("delete from sign_on.attempts where last_at < clock_timestamp() - interval '2 hours'");
}
