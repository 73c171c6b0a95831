import type { Locator } from 'playwright/test';
import { expect, test } from './journey.ts';
import { leaveSeconds } from './ownCart.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';
import { stepName } from './stepTexts.ts';

const sizeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
};

test('after a ticket more products are offered: a press adds one product, and another one links to its step; the basket shows offers too, in all its widths [OVL-06, OVL-12, BSK-02, LAY-02]', async ({
  page,
  expectAccessible,
}) => {
  const visitor = shopper(page);
  await signIn(page, 'solstrand-inloggen');
  await visitor.visit('/solstrand-inloggen/tickets');
  await visitor.add('Weekendticket', 1);
  const popup = page.getByRole('dialog', { name: 'Maak je festival compleet' });
  const tile = popup.getByRole('article', { name: 'Tien drankmunten' });
  await expect(tile).toBeVisible();
  await expectAccessible(page);
  await expect(popup).toMatchAriaSnapshot(`
    - dialog "Maak je festival compleet":
      - heading "Maak je festival compleet" [level=2]
      - button "Sluiten"
      - list:
        - listitem:
          - article "Tien drankmunten":
            - paragraph: Tien drankmunten
            - button "Voeg toe Tien drankmunten"
      - button "Vorige" [disabled]
      - button "Volgende"
      - button "Naar je winkelmand"
      - button "Verder"
  `);
  expect((await sizeOf(popup)).height).toBe(600);
  const slides = popup.getByRole('listitem');
  const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
  expect([first?.width, Math.round((second?.x ?? 0) - (first?.x ?? 0) - 200)]).toEqual([200, 10]);
  expect((await sizeOf(tile)).width).toBeLessThanOrEqual(200);
  await tile.getByRole('button', { name: /Voeg toe/ }).click();
  await expect(tile).toHaveCount(0);
  await popup.getByRole('button', { name: 'Naar je winkelmand' }).click();
  const basket = page.getByRole('dialog', { name: 'Je winkelmand' });
  await expect(basket.getByText('Tien drankmunten').first()).toBeVisible();
  expect(await sizeOf(basket.getByRole('group', { name: /Weekendticket/ }))).toEqual({ width: 120, height: 30 });
  await expectAccessible(page);
  const shirt = basket.getByRole('article', { name: 'Het T-shirt van dit jaar' });
  await shirt.scrollIntoViewIfNeeded();
  await shirt.getByRole('button', { name: /Bekijk/ }).click();
  await expect(page).toHaveURL(`/solstrand-inloggen/${stepName('merchandise')}`);
  await leaveSeconds(page, 'solstrand-inloggen', 300);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  expect((await sizeOf(page.getByRole('timer').locator('..'))).height).toBe(40);
  await visitor.visit('/solstrand-inloggen/tickets');
  await visitor.giveOne('Weekendticket');
});
