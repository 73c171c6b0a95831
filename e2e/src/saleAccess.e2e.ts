import { expect, test } from './journey.ts';
import { modals } from './modals.ts';
import { ownAccount } from './ownAccount.ts';
import { query } from './runningShop.ts';
import { answers, shopper } from './shopper.ts';
import { exampleAccount, signIn } from './signIn.ts';

test('an account reads why it cannot buy: the account’s sale has not begun, the account is not registered, or it already has its order [ERR-03, ERR-06]', {
  tag: '@core',
}, async ({ page, context, expectAccessible, quietConsole }) => {
  quietConsole.allow(/status of 409/);
  const visitor = shopper(page);
  const says = (name: string) => page.getByRole('dialog', { name });
  const more = page.getByRole('button', { name: 'Meer Weekendticket', exact: true });

  await visitor.visit('/solstrand-eerst/tickets');
  await answers(more);
  await more.click();
  const guest = says('Log in om verder te gaan');
  await expect(guest.getByText(/begint op 15 juni 2027, 12:00/)).toBeVisible();

  await signIn(page, 'solstrand-eerst', { id: 'sam', email: 'sam@example.com', password: exampleAccount.password });
  const early = says('De verkoop is voor jou nog niet begonnen');
  await expect(early.getByText(/^Jouw verkoop begint op 15 juni 2027, 12:00/)).toBeVisible();
  await visitor.visit('/solstrand-eerst/tickets');
  await expect(page.getByText(/^Jouw verkoop begint op 15 juni 2027, 12:00/)).toBeVisible();
  await expect(modals(page)).toHaveCount(0);
  await visitor.visit('/solstrand-leden/tickets');
  await more.click();
  const placed = says('Je hebt al besteld');
  await expect(placed).toBeVisible();
  await expectAccessible(page);
  await placed.getByRole('button', { name: 'Naar de shop' }).click();
  await expect(page).toHaveURL(/\/solstrand-leden$/);
  await expect(page.getByRole('button', { name: 'Winkelmand: 0 artikelen, € 0,00' })).toBeVisible();

  await context.clearCookies();
  const account = await ownAccount('access');
  await signIn(page, 'solstrand-eerst', account);
  const unregistered = says('Geen registratie bij dit account');
  await unregistered.getByRole('button', { name: 'Naar de shop' }).click();
  await query(
    `insert into wishlists (event_id, account_id, year, content, is_member_sale_used, verifier)
     values ('solstrand-2027', $1, 2027, '{"products":{},"travelCart":null,"preferences":{}}', false, 'a-journey')`,
    [account.id],
  );
  try {
    await visitor.visit('/solstrand-eerst/tickets');
    await visitor.add('Weekendticket', 1);
    await expect(modals(page)).toHaveCount(0);
    await visitor.giveBack('solstrand-eerst', 'Weekendticket');
  } finally {
    await query("delete from wishlists where event_id = 'solstrand-2027' and account_id = $1", [account.id]);
  }
});
