import { longWalk, test, expect as usualExpect } from './journey.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const expect = usualExpect.configure({ timeout: 30_000 });

const refusal = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: { error: { code: 'request.too_many', message: 'That was a lot at once.' } },
});

test('a press that the busy shop refuses is repeated: the page reports that it keeps trying, and the product is in the cart once [ERR-02, API-06]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/Failed to load resource.*429/);
  await shopper(page).visit('/nachtwoud/merchandise');
  const sent: string[] = [];
  await page.route('**/api/shopping/carts**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    sent.push(`${request.method()} ${request.postData()}`);
    return sent.length === 1 || sent.length === 3 ? route.fulfill(refusal(3)) : route.continue();
  });
  await page
    .getByRole('button', { name: /^Meer / })
    .first()
    .click();
  const notice = page.getByRole('status').filter({ hasText: 'Het is druk. We blijven het proberen.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/ })).toBeVisible();
  await expect(notice).toBeHidden();
  // The call that opens the cart was refused once, and so was the first product's call. Each of the two was sent again.
  await expect.poll(() => sent.length).toBe(4);
  expect([sent[1], sent[3]]).toEqual([sent[0], sent[2]]);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel,/ })).toBeVisible();
});
