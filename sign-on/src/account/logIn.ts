import { createHash } from 'node:crypto';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { Account } from './account.ts';
import { accountByEmail } from './accountById.ts';
import { hashPassword, isPassword } from './hashPassword.ts';

/** An address is blocked after `most` wrong passwords within this time. */
const most = 10;
const countedFor = '15 minutes';

// Checked for an unknown address, so that it takes as long as for a known one.
let nobodysHash: Promise<string> | null = null;

/**
 * Finds the account of this address and password. An unknown address and a wrong password give the same failure. After ten misses
 * an address, known or not, is blocked also for the right password.
 */
export async function logIn(
  pool: Pool,
  email: string,
  password: string,
): Promise<Result<Account, 'wrong' | 'tooOften'>> {
  const name = createHash('sha256').update(email.toLowerCase()).digest();
  const { rowCount: isBlocked } = await pool.query(
    'select 1 from sign_on.login_misses where name_hash = $1 and misses >= $2 and first_at > clock_timestamp() - $3::interval',
    [name, most, countedFor],
  );
  if (isBlocked) return failure('tooOften');
  const account = await accountByEmail(pool, email);
  nobodysHash ??= hashPassword('nobody');
  const isRight = await isPassword(password, account?.passwordHash ?? (await nobodysHash));
  if (account && isRight) {
    await pool.query('delete from sign_on.login_misses where name_hash = $1', [name]);
    return success(account);
  }
  await pool.query(
    `insert into sign_on.login_misses as known (name_hash, misses, first_at) values ($1, 1, clock_timestamp())
     on conflict (name_hash) do update set
       misses = case when known.first_at > clock_timestamp() - $2::interval then known.misses + 1 else 1 end,
       first_at = case when known.first_at > clock_timestamp() - $2::interval then known.first_at else clock_timestamp() end`,
    [name, countedFor],
  );
  return failure('wrong');
}
