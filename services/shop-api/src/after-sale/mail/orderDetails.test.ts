import { eventually } from '@festival/service-kit/testing/eventually';
import { confirmedOrder } from '../../../testing/confirmedOrder.ts';
import { fillForm } from '../../../testing/fillForm.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { pay, paymentBecomes, placeOrder } from '../../../testing/readyCart.ts';
import { type StaysShop, staysShop } from '../../../testing/staysShop.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { paidOrder } from '../../../testing/upgradedOrder.ts';
import { nameTickets } from '../order-page/nameTickets.ts';
import { orderDetails } from './orderDetails.ts';
import { queueConfirmationAgain } from './queueConfirmation.ts';

let shop: StaysShop;
beforeAll(async () => {
  shop = await staysShop();
});
afterAll(() => shop.close());

const mailTo = (email: string) => eventually('the mail', async () => (await mailsTo(shop.mailFolder, email)).at(-1));

test('a mail shows a stay’s days, nights, persons, address and hours, and how to get a locker [BYD-02]', async () => {
  const email = 'noor+stay@example.com';
  const cart = await shop.newCart();
  await shop.choose(cart, 'hotel-dune-standard~2');
  await shop.put(cart, 'locker', 1);
  await fillForm(shop, cart, { buyer: { email, language: 'nl' } });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  const reference = String((await shop.cartCall(cart, 'GET', '/orders')).body.data.reference);
  const { text, html } = await mailTo(email);
  for (const body of [text, html]) {
    expect(body).toContain('Hotel De Duinrand');
    expect(body).toContain('do 8 juli 2027 – ma 12 juli 2027 · 4 nachten · 2 personen');
    expect(body).toContain('Duinrand 4, 2041 KA Zandvoort');
    expect(body).toContain('Inchecken kan vanaf 15:00. Uitchecken tot 11:00.');
    expect(body).toContain(`Noem bij aankomst je naam en bestelnummer ${reference}.`);
    expect(body).toContain('1 × Kluisje, heel weekend');
    expect(body).toContain(`Dit staat op het festival voor je klaar: noem daar bestelnummer ${reference}.`);
  }
});

test.each([
  ['nl', 'Op naam van'],
  ['en', 'In the name of'],
  ['es', 'A nombre de'],
])(
  'a mail that is sent again (%s) shows the holders of the tickets if the buyer has named them [BYD-02]',
  async (language, nameOn) => {
    const email = `noor+names-${language}@example.com`;
    const { orderId } = await paidOrder(shop, { weekend: 2 }, { email, language });
    const eventId = 'solstrand-2027';
    const first = await mailTo(email);
    expect(first.text).not.toContain(nameOn);
    await nameTickets(shop.database.pool, { eventId, orderId, shopSlug: 'solstrand' }, [
      { productId: 'weekend', number: 2, name: 'Sanne de Wit' },
    ]);
    await queueConfirmationAgain(shop.database.pool, eventId, orderId);
    await eventually('both mails', async () => (await mailsTo(shop.mailFolder, email)).length === 2);
    const texts = (await mailsTo(shop.mailFolder, email)).map((mail) => mail.text);
    expect(texts.filter((text) => text.includes(`${nameOn}: Sanne de Wit`))).toHaveLength(1);
  },
);

test('a mail and the order’s page name the partner of a refund protection, with a link to its terms [INS-01]', async () => {
  const email = 'noor+protected@example.com';
  const { external } = await paidOrder(shop, { weekend: 1, 'refund-protection': 1 }, { email, language: 'nl' });
  const { text, html } = await mailTo(email);
  for (const body of [text, html]) {
    expect(body).toContain('Duinzeker biedt dit aan. De voorwaarden: https://duinzeker.example/voorwaarden');
  }
  const page = await shop.call(regularShop, { method: 'GET', url: `/shopping/orders/${external}` });
  expect(page.body.data).toMatchObject({
    lines: [
      { productId: 'weekend' },
      { partner: 'Duinzeker', texts: { es: { partnerTermsUrl: 'https://duinzeker.example/condiciones' } } },
    ],
  });
});

test('a delivery shows its method and address, a pick-up has no address, and an order of tickets only has no details [BYD-02]', () => {
  const poster = { name: 'Signed poster', quantity: 1, isSent: true, howToGet: [] };
  const linesOf = (method: string, address: string | null) =>
    orderDetails(confirmedOrder({ extras: [poster], delivery: { method, address } }));
  expect(linesOf('PostNL', 'Zeeweg 7, 2051 EB Overveen')).toEqual([
    { title: '1 × Signed poster', lines: ['PostNL', 'We send it to Zeeweg 7, 2051 EB Overveen.'] },
  ]);
  expect(linesOf('Collect at the gate', null)[0]?.lines).toEqual(['Collect at the gate']);
  expect(orderDetails(confirmedOrder())).toEqual([]);
});
