import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { nachtwoud } from '@festival/example-festivals/nachtwoud/nachtwoud';
import { folderDelivery, mailFile } from '@festival/service-kit/mail/folderDelivery';
import { eventually } from '@festival/service-kit/testing/eventually';
import { codeInPicture } from '../../../testing/codeInPicture.ts';
import { paperTest } from '../../../testing/paperTest.ts';
import { mailsTo } from '../../../testing/readMail.ts';
import { readPaper } from '../../../testing/readPaper.ts';
import { pay, paymentBecomes, paymentOf, placeOrder, readyCart } from '../../../testing/readyCart.ts';
import { regularShop, testFestival } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { mailComposers } from '../../mailComposers.ts';
import { eraseOrder } from '../erasure/eraseOrder.ts';
import { drawTickets } from '../ticket/drawTickets.ts';
import { sendMails } from './sendMails.ts';

const quiet = { info: () => {}, error: () => {} };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop([testFestival(900), nachtwoud]);
});
afterAll(() => shop.close());

const someone = () => `${randomBytes(6).toString('hex')}@example.org`;

async function paidCart(
  buyer: object,
  products: Record<string, number>,
  number = '4242424242424242',
  key = regularShop,
) {
  const cart = await readyCart(shop, key, products, buyer);
  await pay(shop, await placeOrder(shop, cart), { number });
  await paymentBecomes(shop, cart, 'completed');
  return cart;
}

function mailTo(email: string) {
  return eventually('a mail comes', async () => (await mailsTo(shop.mailFolder, email))[0]);
}

const mailRow = async (cart: OwnCart) => {
  const { rows } = await shop.database.pool.query<{ id: string; status: string }>(
    'select mails.id, mails.status from mails join orders on orders.event_id = mails.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  return rows;
};

const ticketsOf = async (cart: OwnCart) => {
  const { rows } = await shop.database.pool.query<{ code: string; product_id: string }>(
    'select code, product_id from tickets join orders on orders.event_id = tickets.event_id and orders.id = order_id where cart_id = $1',
    [cart.id],
  );
  return rows;
};

/** In Spanish the euro sign follows the amount [I18-04]; here it is converted to the form of the other languages. */
const signFirst = (body: string) => body.replaceAll(/([\d.]+,\d\d)\u00a0€/g, '€ $1');

/** The label of an amount that is shown, but already included in the lines. */
const includedFee = /(Waarvan servicekosten|Of which service fee|Gastos de servicio incluidos)[^€]*€\s[\d.,]+/;

/** The amounts of a mail in cents. The last one is the sum of the others. */
function amountsIn(body: string) {
  const amounts = [
    ...signFirst(body)
      .replace(includedFee, '')
      .matchAll(/(-?)€\s(-?)([\d.]+),(\d\d)/g),
  ].map(
    ([, before, after, euros = '', cents]) => (before || after ? -1 : 1) * Number(`${euros.replace('.', '')}${cents}`),
  );
  const total = amounts.at(-1);
  return { total, sum: amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0) };
}

test.each([
  ['nl', 'Je bestelling bij Solstrand', 'Tot snel, Noor!', 'Weekendticket'],
  ['en', 'Your Solstrand order', 'See you soon, Noor!', 'Weekend ticket'],
  ['es', 'Tu pedido de Solstrand', '¡Hasta pronto, Noor!', ''],
])(
  'after payment a confirmation is sent in %s, with each ticket as a QR code and a PDF [BYD-02]',
  async (language, subject, title, product) => {
    const email = someone();
    const cart = await paidCart({ email, language }, { weekend: 2, 'bus-utrecht': 1, locker: 1 });
    const mail = await mailTo(email);
    const { reference, total } = (await shop.cartCall(cart, 'GET', '/orders')).body.data;
    expect(mail.headers.subject).toBe(`${subject} (${String(reference)})`);
    expect(mail.headers.from).toBe('Solstrand <tickets@solstrand.example>');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(title);
      expect(body).toContain(String(reference));
      expect(body).toContain(product);
      expect(amountsIn(body).total).toBe(total);
      expect(amountsIn(body).sum).toBe(total);
    }
    expect(mail.html).toContain('#ff7a1a');
    const tickets = await ticketsOf(cart);
    expect(tickets.map(({ product_id: id }) => id).sort()).toEqual(['bus-utrecht', 'weekend', 'weekend']);
    const pictures = mail.attachments.filter(({ cid }) => cid.startsWith('ticket-'));
    const papers = mail.attachments.filter(({ contentType }) => contentType === 'application/pdf');
    expect([pictures.length, papers.length]).toEqual([3, 3]);
    for (const { cid, content } of pictures) {
      expect(mail.html).toContain(`src="cid:${cid}"`);
      expect(content.subarray(1, 4).toString()).toBe('PNG');
    }
    for (const cid of ['brand-art', 'brand-logo']) {
      expect(mail.html).toContain(`src="cid:${cid}"`);
      expect(mail.attachments.map((attachment) => attachment.cid)).toContain(cid);
    }
    const codes = tickets.map(({ code }) => code);
    for (const code of codes) expect(mail.html).toContain(`alt="${code}"`);
    // A scanner can read each code.
    expect(pictures.map(({ content }) => codeInPicture(content)).sort()).toEqual(codes.sort());
    // The fee is 9.00 for each weekend ticket and 1.50 for the bus.
    for (const text of [mail.text, mail.html]) expect(includedFee.exec(signFirst(text))?.[0]).toMatch(/19,50$/);
  },
);

paperTest('each PDF of a mail has the code of its own ticket, which a scanner reads [BYD-02]', async () => {
  const email = someone();
  const cart = await paidCart({ email, language: 'nl' }, { weekend: 2, 'bus-utrecht': 1 });
  const { attachments } = await mailTo(email);
  const papers = attachments.filter(({ contentType }) => contentType === 'application/pdf');
  const read = papers.map(({ filename, content }) => [
    filename.replace(/^ticket-\d+-|\.pdf$/g, ''),
    readPaper(content).codes.join(),
  ]);
  const sold = (await ticketsOf(cart)).map(({ product_id: id, code }) => [id, code]);
  expect(read.sort()).toEqual(sold.sort());
});

test('a mail shows each ticket’s own day and a bus ticket’s stop and rides, and has a calendar entry for each date [BYD-02]', async () => {
  const email = someone();
  await paidCart({ email, language: 'es' }, { 'day-sunday': 2, 'bus-utrecht': 1 });
  const mail = await mailTo(email);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('dom 11 de julio de 2027');
    expect(body).not.toContain('vie 9 de julio de 2027 – ');
    expect(body).toContain('Utrecht Jaarbeurszijde');
    expect(body).toContain('vie 9 de julio de 2027, 10:00 CEST');
    expect(body).toContain('lun 12 de julio de 2027, 00:30 CEST');
  }
  const calendar =
    mail.attachments.find(({ contentType }) => contentType === 'text/calendar')?.content.toString() ?? '';
  expect(calendar.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART:20270711T100000Z',
    'DTSTART:20270709T080000Z',
    'DTSTART:20270711T223000Z',
  ]);
});

test('the mails of each brand have the brand’s own design [BYD-02]', async () => {
  const email = someone();
  const key = { eventId: nachtwoud.eventId, token: nachtwoud.shops[0]?.config.shopToken ?? '' };
  const [ticket] = nachtwoud.products.filter(({ product }) => product.mappedType === 'ticket');
  await paidCart({ email, language: 'nl' }, { [ticket?.product.id ?? '']: 1 }, undefined, key);
  const mail = await mailTo(email);
  expect(mail.headers.from).toContain('tickets@nachtwoud.example');
  expect(mail.html).toContain('#c8ff4d');
  expect(mail.html).not.toContain('#ff7a1a');
});

test('the code of every ticket is unique and unguessable [BYD-02]', async () => {
  const email = someone();
  const cart = await paidCart({ email }, { 'day-sunday': 4 });
  const codes = (await ticketsOf(cart)).map(({ code }) => code);
  expect(new Set(codes).size).toBe(4);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{25}$/);
});

test('repeated webhooks, and two shops that send at the same time, result in one mail [BYD-02, API-10]', async () => {
  const email = someone();
  const cart = await paidCart({ email }, { 'day-sunday': 1 }, '4000000000002008');
  const sender = {
    pool: shop.database.pool,
    deliver: folderDelivery(shop.mailFolder),
    composers: mailComposers(),
    draw: drawTickets,
    log: quiet,
  };
  const send = () => sendMails(sender);
  await Promise.all([send(), send(), send()]);
  await mailTo(email);
  await wait(1500);
  expect(await mailsTo(shop.mailFolder, email)).toHaveLength(1);
  expect((await mailRow(cart)).map(({ status }) => status)).toEqual(['sent']);
});

test('a crash after sending a mail causes no second mail, and a crash before sending loses none [BYD-02]', async () => {
  const email = someone();
  const cart = await paidCart({ email }, { 'day-sunday': 1 });
  const first = await mailTo(email);
  const [row] = await mailRow(cart);
  // Simulates a kill of the process after it delivered the mail and before it recorded that.
  await shop.database.pool.query(
    `update mails set status = 'waiting', sent_at = null, next_try_at = now() where id = $1`,
    [row?.id],
  );
  await eventually('the mail is recorded as sent', async () => (await mailRow(cart))[0]?.status === 'sent');
  const mails = await mailsTo(shop.mailFolder, email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.headers['message-id']).toBe(first.headers['message-id']);
});

test('an order’s personal data can be erased: form, mail and account are deleted, accounting data is kept', async () => {
  const email = someone();
  const cart = await paidCart({ email, lastName: 'Achternaam' }, { 'day-sunday': 1 });
  await mailTo(email);
  const { reference } = (await shop.cartCall(cart, 'GET', '/orders')).body.data;
  const [row] = await mailRow(cart);
  expect(await eraseOrder(shop.database.pool, { reference: String(reference), mailFolder: shop.mailFolder })).toEqual([
    regularShop.eventId,
  ]);
  expect(existsSync(mailFile(shop.mailFolder, row?.id ?? ''))).toBe(false);
  const { rows } = await shop.database.pool.query<{ whole: string }>(
    `select (to_jsonb(orders) || jsonb_build_object('cart', to_jsonb(carts)))::text as whole
     from orders join carts on carts.event_id = orders.event_id and carts.id = cart_id where cart_id = $1`,
    [cart.id],
  );
  expect(rows[0]?.whole).not.toContain(email);
  expect(rows[0]?.whole).not.toContain('Achternaam');
  const shown = (await shop.cartCall(cart, 'GET', '/orders')).body.data;
  expect(shown).toMatchObject({ reference, status: 'completed', email: '', total: 7300 });
  expect((await paymentOf(shop, cart)).status).toBe('completed');
  expect(await eraseOrder(shop.database.pool, { reference: '100000000', mailFolder: shop.mailFolder })).toEqual([]);
});

test('a queued mail is not sent after its order is erased', async () => {
  const email = someone();
  const cart = await readyCart(shop, regularShop, { 'day-sunday': 1 }, { email });
  await pay(shop, await placeOrder(shop, cart), { number: '4242424242424242' });
  await paymentBecomes(shop, cart, 'completed');
  await mailTo(email);
  const { reference } = (await shop.cartCall(cart, 'GET', '/orders')).body.data;
  const [row] = await mailRow(cart);
  await eraseOrder(shop.database.pool, { reference: String(reference), mailFolder: shop.mailFolder });
  await shop.database.pool.query(`update mails set status = 'waiting', next_try_at = now() where id = $1`, [row?.id]);
  await eventually('the mail is erased', async () => (await mailRow(cart))[0]?.status === 'erased');
  expect(await mailsTo(shop.mailFolder, email)).toEqual([]);
});
