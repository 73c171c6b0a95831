import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';

/** The receivers of notices that need a person's attention. */
export type NoticeSettings = {
  webhook: { url: string; secret: string } | null;
  mail: { to: string; from: string; server: { SMTP_URL?: string; MAIL_FOLDER?: string } } | null;
};

const text = z._default(z.string(), '');

/** The variables of the notices; without a receiver no notices are sent. */
export const noticeFields = {
  NOTICE_WEBHOOK_URL: text.check(
    z.meta({
      description: 'Where each notice is posted: `https://…`, or an address of this machine.',
      unset: 'no webhook',
      see: 'services/release-registry/README.md#notices',
    }),
  ),
  NOTICE_WEBHOOK_SECRET: text.check(
    z.meta({
      description: 'Signs the notices, 32 characters or more; the receiver has the same.',
      unset: 'required with `NOTICE_WEBHOOK_URL`',
    }),
  ),
  NOTICE_MAIL_TO: text.check(z.meta({ description: 'The address that gets a mail of each notice.', unset: 'no mail' })),
  NOTICE_MAIL_FROM: z
    ._default(z.string(), 'releases@localhost.localdomain')
    .check(z.meta({ description: 'The sender’s address of these mails.' })),
  SMTP_URL: text.check(
    z.meta({
      description: 'The mail server, such as `smtp://user:password@mail.example:587`.',
      unset: 'each mail becomes a file in `MAIL_FOLDER`',
    }),
  ),
  MAIL_FOLDER: text.check(
    z.meta({
      description: 'The folder of mails without a mail server.',
      unset: 'required for mails without `SMTP_URL`',
    }),
  ),
};

type Fields = { [Name in keyof typeof noticeFields]: string };

const isAddress = (given: string): boolean => z.safeParse(z.email(), given).success;

/** Accepts https, or http to this machine, because a notice's body is signed but not encrypted. */
function isWebhook(given: string): boolean {
  const url = URL.parse(given);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname);
}

/**
 * The settings of the notices; null if there is no receiver. Fails with a sentence for each setting that is wrong or
 * missing.
 */
export function noticeSettings(fields: Fields): Result<NoticeSettings | null, string[]> {
  const { NOTICE_WEBHOOK_URL, NOTICE_WEBHOOK_SECRET, NOTICE_MAIL_TO, NOTICE_MAIL_FROM, SMTP_URL, MAIL_FOLDER } = fields;
  if (NOTICE_WEBHOOK_URL === '' && NOTICE_MAIL_TO === '') return success(null);
  const errors = [
    NOTICE_WEBHOOK_URL !== '' &&
      !isWebhook(NOTICE_WEBHOOK_URL) &&
      'NOTICE_WEBHOOK_URL must begin with https://, or be on this machine, as in http://127.0.0.1:8080/notices',
    NOTICE_WEBHOOK_URL !== '' &&
      secretsOf(NOTICE_WEBHOOK_SECRET)[0].length < 32 &&
      'NOTICE_WEBHOOK_SECRET must have at least 32 characters, the same at who receives the notices: openssl rand -base64 48',
    NOTICE_MAIL_TO !== '' && !isAddress(NOTICE_MAIL_TO) && 'NOTICE_MAIL_TO must be the address that notices go to',
    !isAddress(NOTICE_MAIL_FROM) && 'NOTICE_MAIL_FROM must be the address that notices come from',
    NOTICE_MAIL_TO !== '' &&
      SMTP_URL === '' &&
      MAIL_FOLDER === '' &&
      'NOTICE_MAIL_TO needs a mail server, SMTP_URL=smtp://user:password@host:587, or a folder for its mails, MAIL_FOLDER',
    SMTP_URL !== '' && !/^smtps?:\/\/\S+$/.test(SMTP_URL) && 'SMTP_URL must begin with smtp:// or smtps://',
  ].filter((error) => error !== false);
  if (errors.length > 0) return failure(errors);
  const server = { ...(SMTP_URL && { SMTP_URL }), ...(MAIL_FOLDER && { MAIL_FOLDER }) };
  return success({
    webhook:
      NOTICE_WEBHOOK_URL === '' ? null : { url: NOTICE_WEBHOOK_URL, secret: secretsOf(NOTICE_WEBHOOK_SECRET)[0] },
    mail: NOTICE_MAIL_TO === '' ? null : { to: NOTICE_MAIL_TO, from: NOTICE_MAIL_FROM, server },
  });
}
