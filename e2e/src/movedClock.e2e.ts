import { cartCallName } from './cartCalls.ts';
import { expect, test } from './journey.ts';
import { laterStarted } from './laterStarted.ts';
import { leaveSeconds } from './ownCart.ts';
import { shopper } from './shopper.ts';

test('a change of the machine’s clock neither ends a cart nor extends it [CNT-01, CNT-02]', async ({ page }) => {
  await page.clock.install();
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await leaveSeconds(page, 'solstrand', 300);
  await page.reload();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/[45]:\d\d/);
  // The page has started to watch the end of the cart.
  await laterStarted(page);
  await page.clock.runFor(7_000);
  for (const moved of [3_600_000, -3_600_000, -3_600_000]) {
    const fetched = page.waitForResponse((answer) => answer.ok() && cartCallName(answer.request()) === 'GET');
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + moved);
    await page.clock.runFor(3_000);
    // After a jump of the clock, the page asks the server whether the cart has ended.
    await fetched;
    await expect(timer).toHaveText(/[234]:\d\d/);
    await expect(page.getByRole('heading', { name: 'Je tijd is om' })).toHaveCount(0);
  }
  await visitor.giveBack('solstrand', 'Weekendticket');
});
