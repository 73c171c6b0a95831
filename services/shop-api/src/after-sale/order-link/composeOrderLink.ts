import { html } from '@festival/service-kit/html/html';
import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { mailPage } from '@festival/service-kit/mail/mailPage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';
import { brandOfShop } from '../mail/brandOfShop.ts';
import { brandPictures } from '../mail/brandPictures.ts';
import type { QueuedMail } from '../mail/queuedMail.ts';
import { shopOfMail } from '../mail/shopOfMail.ts';
import { titleIn } from '../order-facts/festivalFacts.ts';
import { orderLinkOf } from '../order-facts/orderLinkOf.ts';
import { orderLinkTexts } from './orderLinkTexts.ts';
import { orderLinkLimits, orderLinkSchema } from './queueOrderLink.ts';

type WantedOrder = { id: string; reference: string; token: string; shopSlug: string; email: string };

/**
 * The mail with the links of the orders that a guest requested, sent to the address in the orders [PAY-04]. Null if
 * there is no such order, or if its mailbox has reached the limit.
 */
export async function composeOrderLink(pool: Pool, mail: QueuedMail): Promise<MailMessage | null> {
  const { wanted, language, origin } = z.parse(orderLinkSchema, mail.content);
  const orders = await ordersMeant(pool, mail.eventId, wanted);
  const [newest] = orders;
  if (!newest || !(await mayGetOne(pool, mail, newest.email))) return null;
  // From here on the mail belongs to the order: the order's history contains it, and it is erased with the order.
  await pool.query('update mails set order_id = $3 where event_id = $1 and id = $2', [
    mail.eventId,
    mail.id,
    newest.id,
  ]);
  const { config } = await shopOfMail(pool, mail);
  const brand = await brandOfShop(pool, config);
  const { primary, onPrimary, soft } = brand.looks;
  const texts = orderLinkTexts[language];
  const links = orders.map(({ reference, token, shopSlug }) => ({
    name: texts.open(reference),
    href: orderLinkOf({ origin, shopSlug, token }),
  }));
  return {
    messageId: `<${mail.id}@${brand.from.split('@')[1]}>`,
    from: { name: brand.name, address: brand.from },
    to: newest.email,
    subject: texts.subject(titleIn(config, language)),
    text: [texts.title, '', texts.intro, '', ...links.map(({ name, href }) => `${name}: ${href}`), '', texts.hint].join(
      '\n',
    ),
    html: mailPage({
      brand,
      language,
      title: texts.title,
      isPictured: true,
      body: html`<p style="margin:0 0 20px">${texts.intro}</p>
${links.map(({ name, href }) => html`<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${primary};color:${onPrimary};font-weight:700;text-decoration:none">${name}</a></p>`)}
<p style="margin:0;color:${soft}">${texts.hint}</p>`,
    }),
    attachments: brandPictures(brand),
  };
}

/**
 * The paid, pending and refunded orders with this number or this address, newest first. An erased order has no address.
 */
async function ordersMeant(pool: Pool, eventId: string, wanted: string): Promise<WantedOrder[]> {
  const meant = wanted.includes('@') ? `lower(buyer ->> 'email') = $2` : 'reference = $2';
  const { rows } = await pool.query<WantedOrder>(
    `select id, reference, external_reference as token, shop_slug as "shopSlug", buyer ->> 'email' as email from orders
     where event_id = $1 and ${meant} and erased_at is null and status in ('pending', 'completed', 'refunded')
     order by placed_at desc limit 20`,
    [eventId, wanted],
  );
  return rows.filter(({ email }) => email !== '');
}

/** Counts a mail only at its first attempt, since a retry sends the same mail. */
async function mayGetOne(pool: Pool, { eventId, attempts }: QueuedMail, email: string): Promise<boolean> {
  if (attempts > 1) return true;
  const limits = [{ key: `order link at ${email.toLowerCase()}`, most: orderLinkLimits.ofAddress }];
  return (await countAttempt(pool, { eventId, limits, minutes: orderLinkLimits.hour })) !== null;
}
