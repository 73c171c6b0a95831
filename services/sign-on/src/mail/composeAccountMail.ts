import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import { plainBrand } from '@festival/service-kit/mail/plainBrand';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { Pool } from 'pg';
import { accountByEmail } from '../account/accountById.ts';
import { codeHash, newCode } from '../code/codeHash.ts';
import { codeMinutes } from '../code/requestCode.ts';
import type { AccountMail } from '../queue/queueMail.ts';
import { accountMailTexts } from './accountMailTexts.ts';

type Composed = AccountMail & { id: string };
export type ComposeOptions = {
  pool: Pool;
  /** Protects the stored code. */
  secret: string;
  /** The sender's address. */
  from: string;
};

/** Composes a mail about an account, with a new code for each attempt to send it. Null when there is no recipient. */
export async function composeAccountMail(options: ComposeOptions, mail: Composed): Promise<MailMessage | null> {
  const texts = accountMailTexts[mail.language];
  const isKnown = (await accountByEmail(options.pool, mail.email)) !== null;
  switch (mail.kind) {
    case 'register':
      if (isKnown) return message(options, mail, texts.known, null);
      return message(options, mail, texts.code, await storeCode(options, mail, 'register'));
    case 'reset':
      return isKnown ? message(options, mail, texts.reset, await storeCode(options, mail, 'reset')) : null;
    default:
      return message(options, mail, texts[mail.kind], null);
  }
}

async function storeCode({ pool, secret }: ComposeOptions, mail: Composed, purpose: 'register' | 'reset') {
  const code = newCode();
  const interaction = mail.interaction ?? '';
  await pool.query(
    'update sign_on.codes set code_hash = $4 where purpose = $1 and interaction = $2 and email = $3 and tries = 0',
    [purpose, interaction, mail.email, codeHash(secretsOf(secret)[0], { purpose, interaction, code })],
  );
  return code;
}

function message(
  { from }: ComposeOptions,
  { id, email, language }: Composed,
  { subject, text, hint }: { subject: string; text: string; hint: string },
  code: string | null,
): MailMessage {
  const name = accountMailTexts[language].from;
  const last = hint.replace('{{minutes}}', String(codeMinutes));
  const brand = plainBrand(name);
  // The code is shown in two groups, which are easier to remember.
  const shown = code === null ? null : `${code.slice(0, 4)} ${code.slice(4)}`;
  return {
    messageId: `<${id}@${from.split('@')[1]}>`,
    from: { name, address: from },
    to: email,
    subject,
    text: [text, '', ...(shown === null ? [] : [shown, '']), last].join('\n'),
    html: mailPage({
      brand,
      language,
      title: subject,
      body: html`<p style="margin:0 0 20px">${text}</p>
${shown === null ? null : html`<p style="margin:0 0 20px;font-size:28px;font-weight:800;letter-spacing:2px">${shown}</p>`}
<p style="margin:0;color:${brand.looks.soft}">${last}</p>`,
    }),
    attachments: [],
  };
}
