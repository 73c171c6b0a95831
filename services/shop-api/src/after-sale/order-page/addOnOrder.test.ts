import { eventually } from '@festival/service-kit/testing/eventually';
import type { OrderPage, OwnOrder } from '@festival/shared-contracts/order/orderPage';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { mailsTo } from '../../../testing/readMail.ts';
import { addOnShop, type StaysShop, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import type { OwnCart, ShopKey } from '../../../testing/testShop.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop();
});
afterAll(() => shop.close());

test('an order of an add-on names its stay, order, days and how to get it: on the status page, its own page, in the account’s list and in the mail [ADD-02, BYD-02]', async () => {
  const noor = { 'x-user-token': await shop.tokenOf('noor') };
  const openCart = async (key: ShopKey): Promise<OwnCart> => {
    const { body } = await shop.call(key, { method: 'POST', url: '/shopping/carts', headers: noor });
    return { id: String(body.data.id), token: String(body.data.token), shop: key };
  };
  const first = await openCart(regularShop);
  await shop.choose(first, 'hotel-dune-standard');
  const hotelCartId = String((await shop.hotel(first, 'GET')).body.data.id);
  const stayOrder = await shop.paidOrder(first, noor);
  const cart = await openCart(addOnShop);
  await shop.hotel(cart, 'PATCH', '/add-ons', { addonId: 'stay-breakfast', quantity: 1, hotelCartId }, noor);
  const reference = await shop.paidOrder(cart, noor);

  const status = (await shop.cartCall(cart, 'GET', '/orders')).body.data as unknown as OrderView;
  const ofStay = {
    reference: stayOrder,
    name: 'Hotel De Duinrand',
    arrival: '2027-07-08',
    departure: '2027-07-12',
  };
  expect(status).toMatchObject({ hasTickets: false, lines: [{ quantity: 1, ofStay }] });
  const page = (await shop.call(addOnShop, { url: `/shopping/orders/${status.pageToken}` })).body
    .data as unknown as OrderPage;
  expect(page).toMatchObject({ tickets: [], lines: [{ mappedType: 'packages', ofStay }] });
  const howToGet = page.lines[0]?.texts.nl?.howToGet?.split('\n') ?? [];
  expect(howToGet[0]).toBe(`Bij Hotel De Duinrand (bestelling ${stayOrder}), do 8 juli 2027 – ma 12 juli 2027`);
  expect(howToGet.at(-1)).toBe(`Dit krijg je bij je verblijf: noem daar bestelnummer ${reference}.`);
  const own = (await shop.call(addOnShop, { url: '/shopping/orders', headers: noor })).body
    .data as unknown as OwnOrder[];
  expect(own[0]).toMatchObject({ reference, firstDay: '2027-07-08', lastDay: '2027-07-12', lines: [{ ofStay }] });
  expect(own[0]?.image).toBeDefined();
  const { text } = await eventually('the mail', async () =>
    (await mailsTo(shop.mailFolder, page.email)).find(
      (mail) => mail.text.includes(reference) && mail.text.includes('1 x'),
    ),
  );
  const told = [page.lines[0]?.texts.nl, page.lines[0]?.texts.en].map((texts) => texts?.howToGet?.split('\n') ?? []);
  expect(told.some((sentences) => sentences.every((sentence) => text.includes(sentence)))).toBe(true);
});
