import type { Pool } from 'pg';
import { eventIds } from '../../platform/database/eventIds.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { type MailDelivery, MailRefused } from './mailDelivery.ts';
import type { MailComposers, QueuedMail } from './queuedMail.ts';

export type MailOutcome = 'sent' | 'retried' | 'failed';

/** Hears of each try to send a mail, by its kind. */
export type OnMailTried = (kind: string, outcome: MailOutcome) => void;

type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** Of one event, before the next has its turn. */
const inARow = 10;
/** Seconds that a mail belongs to the process that took it up, more than any takes; should that be killed, another takes it then. */
const lease = 300;
/** Seconds until the next try, doubled with each; given up after some three days. */
const pause = { first: 30, longest: 3600, tries: 80 };

export type SendMailsDeps = {
  pool: Pool;
  deliver: MailDelivery;
  composers: MailComposers;
  draw: DrawTickets;
  log: Log;
  onTry?: OnMailTried;
  /** No other mail is begun once it is aborted. */
  stopping?: AbortSignal;
};

/** Sends what waits in the queue; any number of processes may do so at once, and each mail goes to one of them. */
export async function sendMails(deps: SendMailsDeps): Promise<void> {
  const { pool, onTry, stopping } = deps;
  for (const eventId of await eventIds(pool)) {
    for (let sent = 0; sent < inARow; sent += 1) {
      if (stopping?.aborted) return;
      const mail = await takeUp(pool, eventId);
      if (mail === null) break;
      const outcome = await send(deps, mail);
      onTry?.(mail.kind, outcome);
    }
  }
}

/** The mail that has waited longest, now this process's own; null when none is due. */
async function takeUp(pool: Pool, eventId: string): Promise<QueuedMail | null> {
  const { rows } = await pool.query<QueuedMail>(
    `update mails set attempts = attempts + 1, next_try_at = clock_timestamp() + $2 * interval '1 second'
     where event_id = $1 and id = (
       select id from mails where event_id = $1 and next_try_at <= clock_timestamp()
       order by next_try_at limit 1 for update skip locked
     )
     returning event_id as "eventId", id, kind, shop_slug as "shopSlug", order_id as "orderId", content, attempts`,
    [eventId, lease],
  );
  return rows[0] ?? null;
}

async function send({ pool, deliver, composers, draw, log }: SendMailsDeps, mail: QueuedMail): Promise<MailOutcome> {
  const details = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts };
  try {
    const message = await composers[mail.kind](pool, mail, draw);
    if (message !== null) await deliver(mail.id, message);
    await settle(pool, mail, message === null ? 'erased' : 'sent');
    log.info(details, 'mail sent');
    return 'sent';
  } catch (error) {
    // What a mail server says names the address it is about: only its first word, the code, is kept.
    const reason = error instanceof Error ? `${error.name} ${error.message.slice(0, 3).replace(/\D/g, '')}` : 'unknown';
    log.error({ ...details, reason }, 'mail not sent');
    if (error instanceof MailRefused || mail.attempts >= pause.tries) {
      await settle(pool, mail, 'failed');
      return 'failed';
    }
    await pool.query(
      `update mails set next_try_at = clock_timestamp() + $3 * interval '1 second' where event_id = $1 and id = $2`,
      [mail.eventId, mail.id, Math.min(pause.longest, pause.first * 2 ** (mail.attempts - 1))],
    );
    return 'retried';
  }
}

async function settle(pool: Pool, { eventId, id }: QueuedMail, status: 'sent' | 'failed' | 'erased'): Promise<void> {
  await pool.query(
    `update mails set status = $3, next_try_at = null, content = null,
       sent_at = case when $3 = 'sent' then clock_timestamp() end
     where event_id = $1 and id = $2`,
    [eventId, id, status],
  );
}
