import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { query, runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

/** The values that the journeys fill in on the form. */
const buyer: Omit<CheckoutRequest, 'email'> = {
  gender: 'female',
  firstName: 'Noor',
  middleName: '',
  lastName: 'de Vries',
  phoneNumber: '+31612345678',
  dateOfBirth: '1990-05-04',
  address: 'Zeeweg',
  streetNumber: 12,
  streetNumberExtension: '',
  postalCode: '2042 AB',
  city: 'Zandvoort',
  country: 'NL',
  state: '',
  language: 'nl',
};

/** The shop, the products and the email address of the order to pay. */
interface Choice {
  slug: string;
  products: Record<string, number>;
  email: string;
}

/**
 * Opens the payment screen. The shop's own calls set the products, choices and buyer of its cart. For journeys about
 * the steps after that; the journeys `purchase`, `keyboard` and `twoTabs` use the pages instead.
 */
export const openPayment = async (page: Page, { slug, products, email }: Choice): Promise<void> => {
  const call = async (method: 'POST' | 'PUT', path: string, data: object = {}): Promise<string> => {
    const headers = { 'x-shop': slug, origin: runningShop().shopUrl };
    const answer = await page.request.fetch(`/api/shopping/carts${path}`, { method, headers, data });
    const body = (await answer.json()) as { data?: { id?: string; error?: object } };
    expect([method, path, answer.ok(), body.data?.error]).toEqual([method, path, true, undefined]);
    return body.data?.id ?? '';
  };
  const [shop] = await query<{ terms: string }>(
    `select config ->> 'termsVersion' as terms from shops where slug = $1`,
    [slug],
  );
  const cart = `/${await call('POST', '')}`;
  for (const [productId, quantity] of Object.entries({ ...products, 'refund-protection': 0 }))
    await call('PUT', `${cart}/products`, { productId, quantity });
  await call('PUT', `${cart}/terms`, { terms: shop?.terms, covidTerms: shop?.terms });
  await call('PUT', cart, { ...buyer, email });
  await shopper(page).visit(`/${slug}/checkout`);
};
