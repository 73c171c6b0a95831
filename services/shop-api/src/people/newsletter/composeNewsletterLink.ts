import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { brandOfShop } from '../../after-sale/mail/brandOfShop.ts';
import { brandPictures } from '../../after-sale/mail/brandPictures.ts';
import type { QueuedMail } from '../../after-sale/mail/queuedMail.ts';
import { shopOfMail } from '../../after-sale/mail/shopOfMail.ts';
import { createNewsletterLink, linkHours } from './createNewsletterLink.ts';
import { newsletterTexts } from './newsletterTexts.ts';
import { signUpSchema } from './signUp.ts';

/**
 * The mail with the link that confirms a newsletter [SSO-02]. Each attempt to send it creates a new link, and all these
 * links are valid.
 */
export async function composeNewsletterLink(pool: Pool, mail: QueuedMail): Promise<MailMessage> {
  const { email, language, page } = z.parse(signUpSchema, mail.content);
  const { config } = await shopOfMail(pool, mail);
  const brand = await brandOfShop(pool, config);
  // The host moves the token into the fragment. Mail programs drop or change a fragment, but not a path.
  const link = `${page}/${await createNewsletterLink(pool, { brand: config.ossBrand, email })}`;
  const texts = newsletterTexts[language];
  const { primary, onPrimary, soft } = brand.looks;
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: email,
    subject: texts.subject(brand.name),
    text: [texts.title, '', texts.intro(brand.name), '', `${texts.confirm}: ${link}`, '', texts.hint(linkHours)].join(
      '\n',
    ),
    html: mailPage({
      brand,
      language,
      title: texts.title,
      isPictured: true,
      body: html`<p style="margin:0 0 20px">${texts.intro(brand.name)}</p>
<p style="margin:0 0 20px"><a href="${link}" style="display:inline-block;padding:12px 24px;background:${primary};color:${onPrimary};font-weight:700;text-decoration:none">${texts.confirm}</a></p>
<p style="margin:0;color:${soft}">${texts.hint(linkHours)}</p>`,
    }),
    attachments: brandPictures(brand),
  };
}
