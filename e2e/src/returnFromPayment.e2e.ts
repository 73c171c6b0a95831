import type { Browser, Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

/** Another browser of the same shopper, without the cart's cookie. */
const otherBrowser = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

for (const [slug, products] of [
  ['solstrand', { weekend: 1 }],
  ['nachtwoud', { weekend: 1 }],
] as const) {
  test(`a payment in ${slug} that ends in another browser is shown there by its address, and the first browser still knows the order [PAY-04, PAY-05]`, async ({
    page,
    browser,
    quietConsole,
  }) => {
    // The other browser has no cart: the call about its order is answered by a 404.
    quietConsole.allow(/status of 404/);
    const visitor = shopper(page);
    await openPayment(page, { slug, products, email: `noor+elsewhere-${slug}@example.com` });
    await visitor.choose('Creditcard');
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await expect(page.getByLabel(/Kaartnummer/)).toBeVisible();

    const other = await otherBrowser(browser);
    await other.goto(page.url());
    await shopper(other).payByCard();
    await expect(other).toHaveURL(new RegExp(`/${slug}/paymentstatus\\?(.*&)?order=[\\da-f-]{36}`));
    const state = other.getByRole('main');
    await expect(state.getByRole('heading', { level: 2, name: 'Je betaling is binnen' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(state.getByText(/Bestelling \d{9} staat vast\. Je tickets gaan naar n•••@e•••\.com/)).toBeVisible();
    await expect(state.getByRole('textbox', { name: 'Bestelnummer of e-mailadres' })).toBeVisible();
    await expect(state.getByText(/opnieuw/)).toHaveCount(0);
    // The address of another page has no order in it.
    await state.getByRole('button', { name: /^Terug naar/ }).click();
    await expect(other).toHaveURL(new RegExp(`/${slug}$`));
    await other.context().close();

    // In the first browser the checkout has no cart any more, but an order.
    await page.goto(`/${slug}/checkout`);
    await expect(page.getByText('Hier valt niets te betalen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Bekijk je bestelling' }).click();
    await visitor.paidOrder();
    await visitor.visit(`/${slug}/checkout`);
    await expect(page.getByRole('heading', { name: 'Deze bestelling is al betaald' })).toBeVisible();
  });
}

test('an address of a payment that names no order says first to look for the mail, and last to choose again [PAY-04]', async ({
  page,
}) => {
  await shopper(page).visit('/solstrand/paymentstatus');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - region "Je betaling":
        - status:
          - heading "Je betaling kan binnen zijn" [level=2]
          - paragraph: /Kijk dan in je mail/
        - region "Link of mail kwijt?"
        - paragraph: /Niet betaald\\?/
        - button "Terug naar Solstrand"
  `);
});

test('while a payment is under way, the basket says what its page says, and offers only the order [PAY-04, ERR-06]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await openPayment(page, { slug: 'nachtwoud', products: { weekend: 1 }, email: 'noor+underway@example.com' });
  await visitor.pay('4000 0000 0000 3220');
  await expect(page.getByRole('heading', { name: 'We wachten op je betaling' })).toBeVisible({ timeout: 30_000 });
  await visitor.visit('/nachtwoud/tickets');
  await page.getByRole('button', { name: /^Winkelmand: 1/ }).click();
  const basket = page.getByRole('dialog', { name: 'Je winkelmand' });
  await expect(basket.getByText('We wachten op je betaling')).toBeVisible();
  await expect(basket.getByText(/Betaal vóór/)).toHaveCount(0);
  await expect(basket.getByRole('button', { name: 'Bestelling annuleren' })).toHaveCount(0);
  await basket.getByRole('button', { name: 'Bekijk je bestelling' }).click();
  await expect(page).toHaveURL(/\/nachtwoud\/paymentstatus/);
});
