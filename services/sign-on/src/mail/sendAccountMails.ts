import type { MailDelivery } from '@festival/service-kit/mail/mailDelivery';
import { MailRefused } from '@festival/service-kit/mail/mailDelivery';
import type { AccountMail } from '../queue/queueMail.ts';
import { type ComposeOptions, composeAccountMail } from './composeAccountMail.ts';

type Waiting = AccountMail & { id: string };

export type SendOptions = ComposeOptions & {
  deliver: MailDelivery;
  /** Called with the id of a mail that could not be sent, temporarily or permanently, and with the reason. */
  onFailed: (id: string, error: unknown) => void;
};

/** Longer than a delivery takes, so that two processes don't send the same mail. */
const leaseMinutes = 2;
const mostTries = 5;

/** Sends the queued mails. A failed one is retried after two minutes, five times in all; a refused one is dropped. */
export async function sendAccountMails({ deliver, onFailed, ...options }: SendOptions): Promise<void> {
  const { pool } = options;
  const { rows } = await pool.query<Waiting>(
    `update sign_on.mails set tries = tries + 1, next_try_at = clock_timestamp() + $1 * interval '1 minute'
     where id in (
       select id from sign_on.mails where next_try_at <= clock_timestamp() and tries < $2
       order by next_try_at limit 20 for update skip locked
     ) returning id, kind, email, language, interaction`,
    [leaseMinutes, mostTries],
  );
  const sent = async (mail: Waiting) => {
    try {
      const message = await composeAccountMail(options, mail);
      if (message) await deliver(mail.id, message);
    } catch (error) {
      onFailed(mail.id, error);
      if (!(error instanceof MailRefused)) return;
    }
    await pool.query('delete from sign_on.mails where id = $1', [mail.id]);
  };
  await Promise.all(rows.map(sent));
}
