import { expect, test } from './journey.ts';
import { query, runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { exampleAccount, signIn } from './signIn.ts';

const ofAccount = "event_id = 'solstrand-2027' and account_id = $1";
const forgetWishlist = () => query(`delete from wishlists where ${ofAccount}`, [exampleAccount.id]);

test('a wishlist is saved on one device, seen on another, and fills the cart when the sale opens, with one thing sold out [WSH-02, WSH-04, OVL-04, OVL-10]', async ({
  browser,
  page,
  quietConsole,
  expectAccessible,
}) => {
  await forgetWishlist();
  const visitor = shopper(page);
  await signIn(page, 'solstrand-vooraf');
  await visitor.visit('/solstrand-vooraf/tickets');
  await visitor.press('Weekendticket', 1);
  await page.getByRole('button', { name: /^Verlanglijst: 1 artikel,/ }).click();
  const wishlist = page.getByRole('dialog', { name: 'Je verlanglijst' });
  await expect(wishlist.getByText('Nog niet bewaard.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await wishlist.getByRole('button', { name: 'Bewaar je verlanglijst' }).click();
  const saved = page.getByRole('dialog', { name: 'Je verlanglijst is bewaard' });
  await saved.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(wishlist).toBeHidden();

  const device = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  quietConsole.watch(device);
  const other = await device.newPage();
  await signIn(other, 'solstrand-vooraf');
  await expect(other.getByRole('button', { name: /^Verlanglijst: 1 artikel,/ })).toBeVisible();

  // Friday sold out since it was wished for.
  await query(`update wishlists set content = jsonb_set(content, '{products,day-friday}', '1') where ${ofAccount}`, [
    exampleAccount.id,
  ]);
  const buyer = shopper(other);
  await buyer.visit('/solstrand/tickets');
  const offer = other.getByRole('dialog', { name: 'Je verlanglijst' });
  await expect(offer.getByText('Dit product is uitverkocht.', { exact: false })).toBeVisible();
  await offer.getByRole('button', { name: 'Alles toevoegen' }).click();
  await expect(offer.getByRole('list', { name: /^In plaats van/ })).toBeVisible();
  await expectAccessible(other);
  await offer.getByRole('button', { name: 'Naar je winkelmand' }).click();
  const basket = other.getByRole('dialog', { name: 'Je winkelmand' });
  await expect(basket.getByRole('spinbutton', { name: 'Aantal Weekendticket' })).toHaveValue('1');

  await buyer.giveBack('solstrand', 'Weekendticket');
  await device.close();
  await forgetWishlist();
});
