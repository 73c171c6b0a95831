import { createTransport } from 'nodemailer';
import { type MailDelivery, MailRefused } from './mailDelivery.ts';

/** All of one mail takes less than the queue's lease of it. */
const patienceMilliseconds = 20_000;

/** Sends mails to an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpDelivery(url: string): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  return async (_id, message) => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      const { responseCode = 0, message: said } = error as { responseCode?: number; message: string };
      if (responseCode >= 500) throw new MailRefused(said);
      throw error;
    }
  };
}
