import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { plainBrand } from '@festival/service-kit/mail/plainBrand';
import { timeText } from '../text/timeText.ts';
import type { Notice } from './notice.ts';

const subjects: Record<Notice['event'], (notice: Notice) => string> = {
  'canary-taken-back': ({ brand, remote, version }) => `${brand}: ${remote} ${version} was taken back`,
  'version-refused': ({ remote, version }) => `${remote}@${version} was refused`,
  'publisher-key-changed': ({ remote = 'every remote' }) => `The publisher’s keys of ${remote} have changed`,
  'approval-asked': ({ brand }) => `${brand}: a release waits for your approval`,
  'release-not-made': ({ brand }) => `${brand}: a release was not made`,
};

/** Formats a notice as a mail, in English, since its readers are operators. */
export function noticeMail(notice: Notice, { to, from }: { to: string; from: string }): MailMessage {
  const brand = plainBrand('Releases');
  const subject = subjects[notice.event](notice);
  const { id, message, reasons, at } = notice;
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    from: { name: brand.name, address: from },
    to,
    subject,
    text: [message, '', ...reasons.map((reason) => `- ${reason}`), '', timeText(at)].join('\n'),
    html: mailPage({
      brand,
      language: 'en',
      title: subject,
      body: html`<p style="margin:0 0 20px">${message}</p>
${reasons.map((reason) => html`<p style="margin:0 0 8px">${reason}</p>`)}
<p style="margin:20px 0 0;color:${brand.looks.soft}">${timeText(at)}</p>`,
    }),
    attachments: [],
  };
}
