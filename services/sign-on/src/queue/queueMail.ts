import type { Language } from '@festival/shared-contracts/language/languages';
import type { Pool } from 'pg';

type AccountMailKind = 'register' | 'reset' | 'passwordChanged' | 'erased';

export type AccountMail = {
  kind: AccountMailKind;
  email: string;
  language: Language;
  /** The sign-on to which the code belongs. */
  interaction?: string | null;
};

/** Queues a mail about an account; `sendAccountMails` sends it within a second. */
export async function queueMail(pool: Pool, { kind, email, language, interaction = null }: AccountMail): Promise<void> {
  await pool.query('insert into sign_on.mails (kind, email, language, interaction) values ($1, $2, $3, $4)', [
    kind,
    email,
    language,
    interaction,
  ]);
}
