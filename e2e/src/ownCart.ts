import type { Page } from 'playwright/test';
import { query } from './runningShop.ts';

/** The id of the cart that this browser has in a shop. */
export const cartIdOf = async (page: Page, slug: string): Promise<string> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith(`cart_${slug}`));
  const [id = ''] = decodeURIComponent(cookie?.value ?? '').split('|');
  if (id === '') throw new Error(`This browser has no cart in ${slug}`);
  return id;
};

/** Sets the remaining seconds of this browser's cart. */
export const leaveSeconds = async (page: Page, slug: string, seconds: number): Promise<void> => {
  await query("update carts set expires_at = clock_timestamp() + $2 * interval '1 second' where id = $1", [
    await cartIdOf(page, slug),
    seconds,
  ]);
};
