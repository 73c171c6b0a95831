import { holdCode } from './holdCode.ts';
import { expect, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { ownAccount } from './ownAccount.ts';
import { shopper } from './shopper.ts';
import { signIn } from './signIn.ts';

test('the form of a pre-registration registers an account, opens the wishlist and the former page, keeps its answers, and asks before it changes them [WSH-05, BYD-05]', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'solstrand-vooraf', await ownAccount('registration'));
  await shopper(page).visit('/solstrand-vooraf/register?utm_source=mail');
  const form = page.getByRole('main');
  const persons = form.getByRole('combobox', { name: 'Met hoeveel mensen komen jullie?' });
  // With the keyboard only.
  const { press, type } = keyboard(page);
  await type(persons, '2');
  await press(form.getByRole('button', { name: 'Schrijf me in' }));
  await expect(form.getByText('Kies hoe jullie willen komen.')).toBeVisible();
  await press(form.getByRole('radio', { name: 'Met de bus' }), 'Space');
  await expectAccessible(page);
  await press(form.getByRole('button', { name: 'Schrijf me in' }));
  await expect(form.getByText('Je bent ingeschreven', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Maak je verlanglijst' }).click();
  await expect(page).toHaveURL(/\/solstrand-vooraf\/tickets\?utm_source=mail$/);

  await page.goBack();
  // Presses the button before the page's code is loaded.
  const code = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(persons).toHaveValue('2');
  await expect(form.getByRole('radio', { name: 'Met de bus' })).toBeChecked();
  await form.getByRole('button', { name: 'Verander mijn inschrijving' }).click();
  await code.release();
  const sure = page.getByRole('dialog', { name: 'Je registratie aanpassen?' });
  await sure.getByRole('button', { name: 'Zo laten' }).click();
  await expect(sure).toBeHidden();
  await expect(page).toHaveURL(/\/solstrand-vooraf\/register\?utm_source=mail$/);
  await expect(form.getByText('Je bent ingeschreven', { exact: true })).toBeHidden();
});
