import { timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import { codeHash } from './codeHash.ts';
import type { Registration } from './requestCode.ts';

const mostTries = 5;

type TypedCode = { purpose: 'register' | 'reset'; interaction: string; code: string; secret: string };

type Row = { email: string; registration: Registration | null; codeHash: Buffer | null };

/** The purpose of a code. */
export type UsedCode = Omit<Row, 'codeHash'>;

/** The address to which the code of this sign-on was mailed; null when there is none. */
export async function addressOfCode(pool: Pool, { purpose, interaction }: Pick<TypedCode, 'purpose' | 'interaction'>) {
  const { rows } = await pool.query<{ email: string }>(
    'select email from sign_on.codes where purpose = $1 and interaction = $2',
    [purpose, interaction],
  );
  return rows[0]?.email ?? null;
}

/**
 * Uses up a typed code. Each attempt is counted before the comparison, in one statement, so concurrent attempts can't exceed the limit. `wrong`: the
 * person may type it again. `over`: the code was used, has expired, or was tried too often.
 */
export async function redeemCode(
  pool: Pool,
  { purpose, interaction, code, secret }: TypedCode,
): Promise<Result<UsedCode, 'wrong' | 'over'>> {
  const key = [purpose, interaction];
  const { rows } = await pool.query<Row>(
    `update sign_on.codes set tries = tries + 1
     where purpose = $1 and interaction = $2 and tries < $3 and expires_at > clock_timestamp()
     returning email, registration, code_hash as "codeHash"`,
    [...key, mostTries],
  );
  const [row] = rows;
  if (!row) return failure('over');
  const given = { purpose, interaction, code: code.replace(/\D/g, '') };
  const { codeHash: stored } = row;
  // The stored hash is null until a mail with a code is sent. It remains null if no such mail is sent: for an unknown address at a reset, and for a
  // known one at a registration.
  const isRight = secretsOf(secret).some((one) => stored !== null && timingSafeEqual(stored, codeHash(one, given)));
  if (!isRight) return failure('wrong');
  const { rowCount } = await pool.query(
    'delete from sign_on.codes where purpose = $1 and interaction = $2 and code_hash = $3',
    [...key, stored],
  );
  return rowCount === 0 ? failure('over') : success({ email: row.email, registration: row.registration });
}
