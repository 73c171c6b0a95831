import { expect, test } from './journey.ts';
import { answers, shopper, written } from './shopper.ts';

test('a press in a shop with a waiting room opens the waiting room, its pass opens the cart, and the pressed products are in the cart [CNT-09, BRD-05]', async ({
  page,
  quietConsole,
}) => {
  // The browser's own message about the answer that redirects to the waiting room.
  quietConsole.allow(/403 \(Forbidden\).*\/shopping\/carts\)$/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand-wachtrij/tickets');
  const more = page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
  await answers(more);
  await more.click();
  await expect(page).toHaveURL(/\/waiting-room\?shop=solstrand-wachtrij&event=solstrand-2027/);
  await expect(page.getByRole('heading', { name: 'Je bent aan de beurt' })).toBeVisible();
  const added = written(page, 1);
  await page.getByRole('link', { name: 'Naar de shop' }).click();
  await expect(page).toHaveURL(/\/solstrand-wachtrij/);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await added;
  await visitor.giveBack('solstrand-wachtrij', 'Weekendticket');
});
