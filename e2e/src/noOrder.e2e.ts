import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

test('the payment’s result for a cart that was not ordered shows no error, and the cart stays [PAY-04]', async ({
  page,
  expectAccessible,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await visitor.visit('/solstrand/paymentstatus');
  await expect(page.getByRole('heading', { level: 2, name: 'Je betaling kan binnen zijn' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Terug naar / }).click();
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await visitor.giveBack('solstrand', 'Weekendticket');
});
