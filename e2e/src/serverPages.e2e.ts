import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

test('the index lists the festivals, and an unknown address is a 404 [RTE-08]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/status of 404|malformed URL segment/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Solstrand/ }).first()).toBeVisible();
  await expectAccessible(page);
  const answer = await page.goto('/solstrand/nergens');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  await expectAccessible(page);
  for (const address of ['/%zz', '/%00', '/solstrand/%zz', '/Sol%20strand/tickets', `/${'a'.repeat(150)}`]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  }
});

test('the server’s content stays until a late remote is loaded, even while the countdown above it ticks', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-kort/tickets');
  await visitor.add('Weekendticket', 1);
  await expect(page.getByRole('timer')).toBeVisible();
  const ticked = Promise.withResolvers<void>();
  await page.route(/\/remotes\/mf_tickets\/.*\.js/, async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const sent = await card.elementHandle();
  const first = (await page.getByRole('timer').textContent()) ?? '';
  await expect(page.getByRole('timer')).not.toHaveText(first, { timeout: 15_000 });
  ticked.resolve();
  await expect(page.getByRole('button', { name: 'Meer Weekendticket', exact: true })).toBeVisible();
  await visitor.add('Zaterdag 10 juli', 1);
  expect(await sent?.evaluate((node) => node.isConnected)).toBe(true);
});
