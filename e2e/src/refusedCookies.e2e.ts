import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

test('in a browser that refuses cookies and storage the page starts, and a press says what the shop needs [ERR-04, RTE-09]', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/status of 404/);
  // As Firefox with all cookies blocked: each of these throws.
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  await page.route('**/api/shopping/carts**', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _refused, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await shopper(page).visit('/solstrand/tickets');
  const more = page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
  await more.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText(/één cookie nodig om je tickets vast te houden/)).toBeVisible();
  await modal.getByRole('button').last().click();
  await expect(page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true })).toHaveValue('0');
});
