import { expect, test } from './journey.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';

declare global {
  interface Window {
    /** Sets the machine's clock on or back. */
    moveClock(milliseconds: number): void;
  }
}

test('a machine’s clock that is moved on or back neither ends a cart nor gives it more time [CNT-01, CNT-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = Date.now;
    let moved = 0;
    Date.now = () => real() + moved;
    window.moveClock = (milliseconds) => {
      moved += milliseconds;
    };
  });
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await query(
    "update carts set expires_at = clock_timestamp() + interval '300 seconds' where shop_slug = 'solstrand' and status = 'shopping'",
  );
  await page.reload();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/[45]:\d\d/);
  // The page has begun to watch for the end of the cart.
  await page.waitForTimeout(7_000);
  for (const moved of [3_600_000, -3_600_000, -3_600_000]) {
    await page.evaluate((milliseconds) => window.moveClock(milliseconds), moved);
    await page.waitForTimeout(3_000);
    await expect(timer).toHaveText(/[234]:\d\d/);
    await expect(page.getByRole('heading', { name: 'Je tijd is om' })).toHaveCount(0);
  }
  await visitor.giveBack('solstrand', 'Weekendticket');
});
