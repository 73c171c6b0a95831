import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { createTransport } from 'nodemailer';
import { type MailDelivery, MailRefused } from './mailDelivery.ts';

/** Timeout of each phase of a delivery; their sum is shorter than the queue's lease. */
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
      const { responseCode = 0, message: answer } = error as { responseCode?: number; message: string };
      if (responseCode >= 500) throw new MailRefused(answer);
      throw error;
    }
  };
}

/** Checks whether the server responds and accepts the account. Fails with a sentence. */
export async function checkMailServer(url: string): Promise<Result<void, string>> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return success(undefined);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const reason = code === 'EAUTH' ? 'refuses the account' : 'does not answer';
    return failure(
      `The mail server of SMTP_URL ${reason} (${message}): check that it runs, and the address, account and password.`,
    );
  } finally {
    transport.close();
  }
}
