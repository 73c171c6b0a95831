import { expect, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { query } from './runningShop.ts';
import { signIn } from './signIn.ts';

test('an account finds only its own orders, by email address, number and external reference [LKP-01, LKP-02, LKP-04, OVL-05]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  // A client may look up five times in ten minutes, and other journeys look up too.
  await query('delete from look_ups');
  await signIn(page, 'solstrand-extra');
  const orders = page.getByRole('dialog', { name: 'Eerdere bestellingen' });
  const found = orders.getByRole('listitem', { name: 'Bestelling 100000001' });
  await expect(found.getByText(/^2 × Weekendticket/)).toBeVisible();
  await expect(found.getByText('Reis en verblijf')).toBeVisible();
  await expectAccessible(page);
  await expect(orders).toMatchAriaSnapshot(`
    - dialog "Eerdere bestellingen":
      - heading "Eerdere bestellingen" [level=2]
      - button "Sluiten"
      - list:
        - listitem "Bestelling 100000001"
      - textbox "Bestelnummer"
      - button "Zoek mijn bestelling"
  `);

  // With the keyboard only.
  const { goTo, press } = keyboard(page);
  const find = async (typed: string) => {
    await goTo(orders.getByRole('textbox', { name: 'Bestelnummer' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await press(orders.getByRole('button', { name: 'Zoek mijn bestelling' }));
  };
  const findByCall = async (typed: string) => {
    // Other journeys look up with the same account.
    await query('delete from look_ups');
    const answer = page.waitForResponse((response) => response.url().endsWith('/get-orders'));
    await find(typed);
    await answer;
  };
  for (const typed of [' #100000001 ', '10a7e5ca-fe57-4a11-8a5e-000000000001']) {
    await findByCall(typed);
    await expect(orders.getByText('We hebben 1 bestelling gevonden.')).toBeVisible();
  }
  await findByCall('100000002');
  await expect(orders.getByText('Niets gevonden')).toBeVisible();
  await find('12345');
  await expect(orders.getByText('Dit is geen bestelnummer.', { exact: false })).toBeVisible();
  await expect(found).toBeVisible();
  await query('delete from look_ups');
});
