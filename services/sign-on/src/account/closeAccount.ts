import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Language } from '@festival/shared-contracts/language/languages';
import { countAttempt, takeBackAttempt } from '../attempts/countAttempt.ts';
import type { PageDeps } from '../pageDeps.ts';
import { queueMail } from '../queue/queueMail.ts';
import { endSignOnsOf } from '../records/records.ts';
import type { Account } from './account.ts';
import { accountByEmail } from './accountById.ts';
import { isPassword } from './hashPassword.ts';

const passwords = { most: 10, minutes: 15 };

type Closing = { account: Account; password: string; language: Language };

/**
 * Erases an account when its owner types the password, and notifies the owner by mail. Orders are kept without the
 * account. `inPayment`: one of the orders is being paid, so nothing has changed.
 */
export async function closeAccount(
  { pool, shop }: Pick<PageDeps, 'pool' | 'shop'>,
  { account, password, language }: Closing,
): Promise<Result<void, 'wrong' | 'tooOften' | 'inPayment'>> {
  const limits = [{ key: `erasure of ${account.id}`, most: passwords.most }];
  const attempt = await countAttempt(pool, limits, passwords.minutes);
  if (attempt === null) return failure('tooOften');
  const known = await accountByEmail(pool, account.email);
  if (!known || !(await isPassword(password, known.passwordHash))) return failure('wrong');
  await takeBackAttempt(pool, attempt);
  if (!(await shop.erase(account))) return failure('inPayment');
  await endSignOnsOf(pool, account.id);
  await pool.query('delete from sign_on.accounts where id = $1', [account.id]);
  await queueMail(pool, { kind: 'erased', email: account.email, language });
  return success(undefined);
}
