import { type MailDelivery, MailRefused } from '@festival/service-kit/mail/mailDelivery';
import type { Pool } from 'pg';
import { forEachEvent } from '../../platform/database/forEachEvent.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import type { MailComposers, QueuedMail } from './queuedMail.ts';

type MailOutcome = 'sent' | 'retried' | 'failed';

/** Called after each attempt to send a mail, with its kind. */
export type OnMailTried = (kind: string, outcome: MailOutcome) => void;

type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** The maximum number of mails of one event in one run, so that other events get their turn. */
const inARow = 10;
/**
 * The lease of a mail in seconds, longer than any delivery takes. If the process that took the mail is killed, another
 * process takes it after this time.
 */
const lease = 300;
/** Seconds until the next attempt, doubled each time. A mail is dropped after about three days. */
const pause = { first: 30, longest: 3600, tries: 80 };

type SendMailsDeps = {
  pool: Pool;
  deliver: MailDelivery;
  composers: MailComposers;
  draw: DrawTickets;
  log: Log;
  onTry?: OnMailTried;
  /** Once aborted, no further mail is started. */
  stopping?: AbortSignal;
};

/**
 * Sends the due mails of the queue. Any number of processes may run it at the same time, since only one of them takes
 * each mail.
 */
export async function sendMails(deps: SendMailsDeps): Promise<void> {
  const { pool, onTry, stopping } = deps;
  await forEachEvent(pool, async (eventId) => {
    for (let sent = 0; sent < inARow; sent += 1) {
      if (stopping?.aborted) return;
      const mail = await takeUp(pool, eventId);
      if (mail === null) break;
      const outcome = await send(deps, mail);
      onTry?.(mail.kind, outcome);
    }
  });
}

/** Takes the mail that has waited longest. Returns null when none is due. */
async function takeUp(pool: Pool, eventId: string): Promise<QueuedMail | null> {
  const { rows } = await pool.query<QueuedMail>(
    `update mails set attempts = attempts + 1, next_try_at = statement_timestamp() + $2 * interval '1 second'
     where event_id = $1 and id = (
       select id from mails where event_id = $1 and next_try_at <= statement_timestamp()
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
    // The mail server's message contains the address, so only its code is logged.
    const reason = error instanceof Error ? `${error.name} ${error.message.slice(0, 3).replace(/\D/g, '')}` : 'unknown';
    log.error({ ...details, reason }, 'mail not sent');
    if (error instanceof MailRefused || mail.attempts >= pause.tries) {
      await settle(pool, mail, 'failed');
      return 'failed';
    }
    await pool.query(
      `update mails set next_try_at = statement_timestamp() + $3 * interval '1 second' where event_id = $1 and id = $2`,
      [mail.eventId, mail.id, Math.min(pause.longest, pause.first * 2 ** (mail.attempts - 1))],
    );
    return 'retried';
  }
}

async function settle(pool: Pool, { eventId, id }: QueuedMail, status: 'sent' | 'failed' | 'erased'): Promise<void> {
  await pool.query(
    `update mails set status = $3, next_try_at = null, content = null,
       sent_at = case when $3 = 'sent' then moment.now end
     from (select statement_timestamp() as now) moment where event_id = $1 and id = $2`,
    [eventId, id, status],
  );
}
