import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { orderOf } from './orderOf.ts';
import { shopper } from './shopper.ts';
import { unaccountedStock } from './unaccountedStock.ts';

test.describe.configure(longWalk);

for (const [slug, method] of [
  ['solstrand-mollie', 'Creditcard'],
  ['nachtwoud-mollie', 'iDEAL'],
] as const)
  test(`in ${slug} an order is paid on the page of Mollie by ${method}, after the first payment was stopped there [PAY-08, PAY-04]`, async ({
    page,
    expectAccessible,
  }) => {
    const visitor = shopper(page);
    await openPayment(page, { slug, products: { weekend: 1 }, email: `noor+${slug}@example.com` });
    await visitor.choose(method);
    await page.getByRole('button', { name: /^Betaal/ }).click();

    await expect(page.getByRole('heading', { name: 'Deze betaling wacht nog.' })).toBeVisible();
    await expect(page.getByText(/^€\s[\d.]+,\d{2}$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop en ga terug naar de winkel' }).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/`));
    await expect(page.getByRole('heading', { name: 'Je hebt de betaling gestopt' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Probeer opnieuw te betalen' }).click();
    await visitor.choose(method);
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await page.getByRole('button', { name: 'Betaald', exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`/${slug}/paymentstatus`));
    const order = await orderOf(await visitor.paidOrder());
    expect(order).toMatchObject({ status: 'completed', lines: [{ product_id: 'weekend', qty: 1 }] });
    expect(order?.paid_cents).toBe(order?.total_cents);
    expect(await unaccountedStock(slug)).toEqual([]);
  });
