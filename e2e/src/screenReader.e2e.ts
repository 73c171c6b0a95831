import type { Page } from 'playwright/test';
import { expectOnly } from './expectOnly.ts';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { withStockOf } from './withStockOf.ts';

declare global {
  interface Window {
    /** All announcements of a screen reader, in order. */
    told?: string[];
  }
}

/**
 * Records the announcements of each page's live regions from now on. A status has to exist before its text; an alert
 * may appear with it. Runs in the page.
 */
const noteAnnouncements = () => {
  const told: string[] = [];
  window.told = told;
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const alertsIn = (node: Node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')].filter((one) => one.role === 'alert') : [];
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => [
      elementOf(target)?.closest(live),
      ...[...addedNodes].flatMap(alertsIn),
    ]);
    for (const region of new Set(regions)) {
      const text = region?.textContent?.trim();
      if (text && told.at(-1) !== text) told.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Waits until a screen reader has announced these words. */
const expectTold = (page: Page, words: RegExp) =>
  expect.poll(() => page.evaluate(() => window.told?.join('\n') ?? '')).toMatch(words);

test.beforeEach(({ page }) => page.addInitScript(noteAnnouncements));

test('a screen reader finds each overlay on the way to the form by name and in order, one at a time, and announces changes [LAY-03]', async ({
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
        - region "Tickets":
          - heading "Tickets" [level=3]
          - list:
            - listitem:
              - paragraph: Weekendticket
              - group "Aantal Weekendticket":
                - button "Minder Weekendticket"
                - spinbutton "Aantal Weekendticket"
                - button "Meer Weekendticket"
              - button "Verwijder Weekendticket"
        - group "Wil je je geld terug als je niet kunt komen?"
        - term: Totaal Inclusief btw
        - definition: /€/
        - checkbox /voorwaarden/
        - button "Verder naar je gegevens"
      - navigation "Taal"
  `);
  await basket.getByRole('button', { name: 'Meer Weekendticket' }).click();
  await expectTold(page, /Totaal: €\s\d/);

  await basket.getByRole('button', { name: /^Verwijder/ }).click();
  const question = page.getByRole('dialog');
  await expectOnly(page, 'Uit je winkelmand halen?');
  await expect(question).toMatchAriaSnapshot(`
    - dialog:
      - heading [level=2]
      - button "Sluiten"
      - paragraph
      - button
      - button "Verwijderen"
  `);
  await expect(question.getByRole('button', { name: 'Houden' })).toBeFocused();
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
  const wrong = page.getByRole('textbox', { name: 'Voornaam' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/\S/);
});

test('a screen reader announces how long the cart is kept, and is not interrupted by each second of the countdown [CNT-01, LAY-03]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-kort/tickets');
  await visitor.add('Weekendticket', 1);
  await expectTold(page, /Nog \d+ seconden om af te rekenen/);
  await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  await visitor.giveOne('Weekendticket');
});

test('if another shopper got the last ticket, a dialog refuses the press, and a screen reader announces the dialog’s name [LAY-03, ERR-06]', async ({
  page,
}) => {
  await withStockOf('nachtwoud', 'day-friday', async (leave) => {
    await shopper(page).visit('/nachtwoud/tickets');
    await leave(0);
    await page.getByRole('button', { name: 'Meer Vrijdagnacht 8 oktober', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Uitverkocht' });
    await expect(modal).toHaveAccessibleDescription(/dit product is uitverkocht/);
    await expectOnly(page, (await modal.getByRole('heading').textContent()) ?? '');
  });
});
