import type { Locator, Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { answers, shopper } from './shopper.ts';
import { outdatedTexts, translatePage } from './translatedPage.ts';

test.describe.configure(longWalk);

const shops = [
  { slug: 'solstrand', ticket: 'Weekendticket', card: '4242 4242 4242 4242' },
  // The provider's answer comes after the page of the order was translated.
  { slug: 'nachtwoud', ticket: 'Beide nachten', card: '4000 0000 0000 1000' },
];

/** No part of the page has failed, and each text is the last one that the shop has written. */
const expectTrue = async (page: Page) => {
  await expect(page.getByText('Dit deel laadt niet')).toHaveCount(0);
  expect(await outdatedTexts(page)).toEqual([]);
};

/** Presses + twice and − once, on the first product of the part that can be added. Each press changes the sum that the page shows. */
const changeQuantity = async (page: Page, part: Locator, sum: Locator) => {
  const press = async (button: Locator) => {
    const before = await sum.textContent();
    await button.click();
    await expect(sum).not.toHaveText(before ?? '');
    await expectTrue(page);
  };
  const more = part
    .getByRole('button', { name: /^Meer / })
    .and(page.locator(':not([aria-disabled="true"]):not(:disabled)'));
  await press(more.first());
  await press(more.first());
  await press(
    part
      .getByRole('button', { name: /^Minder / })
      .and(page.locator('[aria-disabled="false"]'))
      .first(),
  );
};

for (const { slug, ticket, card } of shops) {
  test(`a page of ${slug} that the browser translates sells from the first ticket to the payment, and shows only true texts [BYD-05, LAY-03]`, async ({
    page,
  }) => {
    const visitor = shopper(page);
    const main = page.getByRole('main');
    await visitor.visit(`/${slug}/tickets`);
    await translatePage(page);
    await visitor.add(ticket, 2);
    await expectTrue(page);
    const next = page.getByRole('link', { name: /^Volgende/ });
    while (await next.isVisible()) {
      const title = await page.title();
      await next.click();
      await expect(page).not.toHaveTitle(title);
      await answers(main);
      await expect(main.getByRole('article').or(main.getByRole('listitem')).first()).toBeVisible();
      await expectTrue(page);
      const persons = main.getByRole('combobox', { name: 'Personen' });
      if (await persons.isVisible()) {
        for (const count of ['2', '4', '3']) {
          await persons.selectOption(count);
          await expect(page).toHaveURL(new RegExp(`persons=${count}`));
          await expectTrue(page);
        }
      } else await changeQuantity(page, main, page.getByRole('button', { name: /^Winkelmand: / }));
    }

    const basket = await visitor.openBasket();
    await changeQuantity(page, basket, basket.locator('dl', { hasText: 'Totaal' }).last());
    await basket.getByRole('radio', { name: 'Ja' }).check();
    await expectTrue(page);
    await basket.getByRole('combobox', { name: /^Land van bezorging/ }).selectOption('NL');
    await visitor.confirmBasket();
    await visitor.fillForm(`noor+translated-${slug}@example.com`);
    await expectTrue(page);
    await visitor.submitForm();
    await visitor.choose('Creditcard');
    await expectTrue(page);
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await visitor.payByCard(card);
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await translatePage(page);
    await visitor.paidOrder();
    await expectTrue(page);
  });
}
