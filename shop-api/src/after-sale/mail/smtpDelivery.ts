import { createTransport } from 'nodemailer';
import { type MailDelivery, MailRefused } from './mailDelivery.ts';

/** Each phase of a delivery; together they are shorter than the queue's lease. */
const patienceMilliseconds = 20_000;

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });

/** Sends mails to an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpDelivery(url: string): MailDelivery {
  const transport = transportTo(url);
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

/** Why the server can't be used at this moment: it does not answer, or refuses the account. Null when it can. */
export async function mailServerProblem(url: string): Promise<string | null> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `The mail server of SMTP_URL ${code === 'EAUTH' ? 'refuses the account' : 'does not answer'} (${message}): check that it runs, and the address, account and password.`;
  } finally {
    transport.close();
  }
}
