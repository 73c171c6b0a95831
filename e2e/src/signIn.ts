import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { runningShop } from './runningShop.ts';

/** An account that can sign in. */
export interface Account {
  id: string;
  email: string;
  password: string;
}

const accountOf = (id: string): Account => ({ id, email: `${id}@example.com`, password: 'festival' });

/** One of the example accounts, each with the same password. */
export const exampleAccount = accountOf('noor');
/** An account without a membership and without orders. */
export const newcomer = accountOf('finn');

/** The account that is signed in according to the shop's server; null for a guest. */
export const signedInAs = async (page: Page, slug: string): Promise<string | null> => {
  const answer = await page.request.get('/api/sign-on/session', { headers: { 'x-shop': slug } });
  const { data } = (await answer.json()) as { data: { user: { id: string } | null } };
  return data.user?.id ?? null;
};

/** Signs the shopper in on sign-on's own page, in any language, and returns to the shop. The shop's server gives the page's address [SSO-02]. */
export const signIn = async (page: Page, slug: string, account = exampleAccount): Promise<void> => {
  const answer = await page.request.post('/api/sign-on/login', {
    headers: { 'x-shop': slug, origin: runningShop().shopUrl },
    data: { returnTo: `/${slug}` },
  });
  const { data } = (await answer.json()) as { data: { link: string } };
  await page.goto(data.link);
  await page.locator('#email').fill(account.email);
  await page.locator('#password').fill(account.password);
  await page.locator('form button').click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  expect(await signedInAs(page, slug)).toBe(account.id);
};
