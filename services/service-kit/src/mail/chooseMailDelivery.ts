import { type Result, success } from '@festival/shared-contracts/errors/result';
import { requireFolder } from '../settings/requireFolder.ts';
import { folderDelivery } from './folderDelivery.ts';
import type { MailDelivery } from './mailDelivery.ts';
import { checkMailServer, smtpDelivery } from './smtpDelivery.ts';

type MailSettings = { SMTP_URL?: string | undefined; MAIL_FOLDER?: string | undefined; SHOP_DATA: string };

/**
 * Delivers mails by SMTP or into a folder. Throws a SettingsError for a folder that can't be written to. `check`
 * rejects with the reason if the mail server is unavailable; the shop still sells meanwhile, and mails wait.
 */
export function chooseMailDelivery(env: MailSettings): {
  deliver: MailDelivery;
  check: () => Promise<Result<void, string>>;
} {
  const url = env.SMTP_URL;
  if (url) return { deliver: smtpDelivery(url), check: () => checkMailServer(url) };
  const folder = env.MAIL_FOLDER ?? `${env.SHOP_DATA}/mail`;
  const setting = env.MAIL_FOLDER ? 'MAIL_FOLDER' : 'SHOP_DATA';
  requireFolder(
    folder,
    `Mails can't be put into ${folder}`,
    `Choose another by ${setting}, or a mail server by SMTP_URL`,
  );
  return { deliver: folderDelivery(folder), check: async () => success(undefined) };
}
