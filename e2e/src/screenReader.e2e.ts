import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

declare global {
  interface Window {
    /** Everything that a screen reader was told, in order. */
    told?: string[];
  }
}

/** Notes what the live regions of each page say from now on. Runs in the page, before its scripts. */
const noteAnnouncements = () => {
  window.told = [];
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)),
    );
    for (const region of regions) {
      const text = region?.textContent?.trim();
      if (text && window.told?.at(-1) !== text) window.told?.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Waits until a screen reader has been told this. */
const expectTold = (page: Page, words: RegExp) =>
  expect.poll(() => page.evaluate(() => window.told?.join('\n') ?? '')).toMatch(words);

/** The page behind a dialog is not there for a screen reader: neither its landmarks nor anything to press. */
const expectOnly = async (page: Page, name: string) => {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  const outside = page.locator('body > :not(:has([role=dialog]))').getByRole('button');
  await expect(outside).toHaveCount(0);
};

test.beforeEach(({ page }) => page.addInitScript(noteAnnouncements));

test('a screen reader finds each overlay on the way to the form by name, in order, alone, and hears what changes [LAY-03]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await expectTold(page, /Weekendticket/);

  const basket = await visitor.openBasket();
  await expectOnly(page, 'Je winkelmand');
  await expect(basket).toMatchAriaSnapshot(`
    - dialog "Je winkelmand":
      - heading "Je winkelmand" [level=2]
      - button "Sluiten"
      - region "Je winkelmand":
        - heading "Tickets" [level=3]
        - list:
          - listitem
  `);
  await basket.getByRole('button', { name: 'Meer Weekendticket' }).click();
  await expectTold(page, /Totaal: € \d/);

  await basket.getByRole('button', { name: /^Verwijder/ }).click();
  const question = page.getByRole('dialog');
  await expectOnly(page, 'Weekendticket verwijderen?');
  await expect(question).toMatchAriaSnapshot(`
    - dialog:
      - heading [level=2]
      - button "Sluiten"
      - paragraph
      - button
      - button "Verwijderen"
  `);
  await expect(question.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await page.keyboard.press('Escape');

  await basket.getByRole('button', { name: 'Verder naar je gegevens' }).click();
  await expectTold(page, /akkoord/);
  await visitor.confirmBasket();
  await expectOnly(page, 'Je gegevens');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Je gegevens":
      - heading "Je gegevens" [level=2]
      - button "Sluiten"
      - form "Je gegevens"
  `);
  await page.getByRole('button', { name: 'Verder naar betalen' }).click();
  await expectTold(page, /./);
  const wrong = page.getByRole('textbox', { name: 'Voornaam' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/\S/);
});

test('a screen reader hears how long the cart is kept, and the banner does not tick in its ear [CNT-01, LAY-03]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-kort/tickets');
  await visitor.add('Weekendticket', 1);
  await expectTold(page, /Nog \d+ seconden om af te rekenen/);
  await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  await visitor.giveOne('Weekendticket');
});

test('a refused press is a dialog with its own words, which a screen reader hears with its name [LAY-03]', async ({
  page,
}) => {
  await page.route('**/api/shopping/carts/*/products', (route) =>
    route.fulfill({ json: { data: { error: { code: '5001', message: '5001' } } } }),
  );
  await shopper(page).visit('/solstrand/tickets');
  await page.getByRole('button', { name: 'Meer Weekendticket', exact: true }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toHaveAccessibleName(/\S/);
  await expectOnly(page, (await modal.getByRole('heading').textContent()) ?? '');
});
