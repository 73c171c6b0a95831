import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { shopper } from './shopper.ts';
import { soldBy } from './soldBy.ts';
import { stepTexts } from './stepTexts.ts';
import { isLongRun } from './testSize.ts';
import { unaccountedStock } from './unaccountedStock.ts';

test.describe.configure(longWalk);

/** Cents of an amount as it is shown: `€ 1.234,56`. */
const centsOf = (shown: string | null): number => Number(shown?.replace(/[^\d,]/g, '').replace(',', ''));

const shops = [
  {
    slug: 'solstrand',
    ticket: 'Weekendticket',
    ticketId: 'weekend',
    bus: 'Bus vanaf Utrecht, heen en terug',
    busId: 'bus-utrecht',
  },
  {
    slug: 'nachtwoud',
    ticket: 'Beide nachten',
    ticketId: 'weekend',
    bus: 'Bus vanaf Brussel, heen en terug',
    busId: 'bus-brussels',
  },
];

for (const { slug, ticket, ticketId, bus, busId } of shops) {
  test(
    `two tickets and a bus of ${slug} are bought with a test card, to the cent [OVL-01, CHK-01, PAY-01, PAY-03, PAY-04]`,
    { tag: '@core' },
    async ({ page, expectAccessible }, { project }) => {
      test.skip(
        !isLongRun && (slug === 'solstrand') !== (project.name === 'phone'),
        'npm run test:long has both widths',
      );
      const visitor = shopper(page);

      await visitor.visit(`/${slug}`);
      await page.getByRole('link', { name: stepTexts('tickets').start }).click();
      await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
      await visitor.add(ticket, 2);
      await expectAccessible(page);
      await visitor.next(stepTexts('packages').title);
      await visitor.next(stepTexts('transportation').title);
      // On a phone the rides of a place are folded.
      const stop = page.getByRole('article').filter({ hasText: bus });
      if (project.name === 'phone') await stop.getByText('Kies plaatsen').click();
      await visitor.add(bus, 1);
      await expectAccessible(page);

      const basket = await visitor.openBasket();
      await expectAccessible(page);
      const total = centsOf(await basket.locator('dl', { hasText: 'Totaal' }).last().locator('dd').textContent());
      await visitor.confirmBasket();
      await expect(page).toHaveURL(/#cf$/);
      await visitor.fillForm(`noor+${slug}-${project.name}@example.com`);
      await expectAccessible(page);
      await visitor.submitForm();

      await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?`));
      await expect(page.getByRole('button', { name: /^Betaal/ })).toBeDisabled();
      await expectAccessible(page);
      await visitor.pay();
      await expect(page).toHaveURL(new RegExp(`/${slug}/paymentstatus`));
      const reference = await visitor.paidOrder();
      await expectAccessible(page);
      expect(await orderOf(reference)).toEqual({
        status: 'completed',
        total_cents: total,
        paid_cents: total,
        lines: [
          { product_id: ticketId, qty: 2 },
          { product_id: busId, qty: 1 },
        ],
      });
      expect(await soldBy(reference)).toEqual({ [ticketId]: 2, [busId]: 1 });
      expect(await unaccountedStock(slug)).toEqual([]);

      // The order can still be opened after a new cart was opened, and the new cart stays.
      await page.getByRole('button', { name: /^Terug naar / }).click();
      await visitor.visit(`/${slug}/tickets`);
      await visitor.add(ticket, 1);
      await visitor.visit(`/${slug}/paymentstatus`);
      await expect(page.getByText(reference)).toBeVisible();
      await page.getByRole('button', { name: /^Terug naar / }).click();
      await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
      await visitor.giveBack(slug, ticket);
    },
  );
}
