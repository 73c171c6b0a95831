import { createHmac } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { languageSchema } from '@festival/shared-contracts/language/language';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';

/** The limit of sign-ups of one client in ten minutes, and the hours within which an address gets at most one mail. */
export const signUpLimits = { ofClient: 200, minutes: 10, hoursOfAddress: 6 } as const;

/** The content of the queued mail. It has no token, which is created only when the mail is sent. */
export const signUpSchema = z.object({ email: z.string(), language: languageSchema, page: z.string() });

type SignUp = { email: string; language: z.infer<typeof languageSchema>; client: string; origin: string };

/**
 * Queues the mail that asks an address to confirm the newsletter of a shop's brand. It does the same work for known and
 * unknown addresses, so its duration reveals nothing [SSO-02]. Throws 429 for a client with too many sign-ups.
 */
export async function signUp(pool: Pool, shop: Shop, { email, language, client, origin }: SignUp): Promise<void> {
  await countSignUp(pool, shop, client);
  const address = email.toLowerCase();
  const content = { email: address, language, page: `${origin}/${shop.slug}/newsletter` };
  await pool.query(
    `insert into mails (event_id, kind, key, shop_slug, content) values ($1, 'newsletter_link', $2, $3, $4)
     on conflict (event_id, kind, key) do nothing`,
    [shop.eventId, mailKey(shop, address), shop.slug, JSON.stringify(content)],
  );
}

/**
 * Returns the key of the mail to an address. The key is the same for some hours, so that a mailbox can't be flooded,
 * and it does not reveal the address.
 */
function mailKey({ config }: Shop, address: string): string {
  const slot = Math.floor(Date.now() / (signUpLimits.hoursOfAddress * 3_600_000));
  return createHmac('sha256', config.shopToken).update(`${address} ${slot}`).digest('hex').slice(0, 32);
}

/** Sign-ups are counted in the table of look-ups, with separate keys. */
async function countSignUp(pool: Pool, { eventId }: Shop, client: string): Promise<void> {
  const limits = [{ key: `newsletter ${client}`, most: signUpLimits.ofClient }];
  if ((await countAttempt(pool, { eventId, limits, minutes: signUpLimits.minutes })) === null)
    throw new ApiFailure(
      429,
      'request.too_many',
      'You sent many requests in a short time. Wait ten minutes, then try again.',
      {
        retryAfter: signUpLimits.minutes * 60,
      },
    );
}
