import { generateKeyPairSync } from 'node:crypto';
import { festivals } from '@festival/example-festivals/festivals';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { type Bought, paidOrder } from '../../../testing/upgradedOrder.ts';
import { mailComposers } from '../../mailComposers.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import type { QueuedMail } from './queuedMail.ts';

let shop: TestShop;
let order: Bought;
beforeAll(async () => {
  shop = await testShop(festivals());
  order = await paidOrder(shop, { 'day-sunday': 2 }, { language: 'en' });
});
afterAll(() => shop.close());

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const google = { issuerId: '3388000000012345678', account: 'passes@shop.iam.gserviceaccount.com', key };
const apple = { passType: '', team: '', certificate: '', key: '', intermediate: '', validUntil: Date.now() + 60_000 };

/** Draws nothing, but returns a pass if a wallet is given. */
const draw: DrawTickets = async (tickets) =>
  tickets.map((ticket) => ({ picture: Buffer.of(1), page: Buffer.of(2), pass: ticket.wallet ? Buffer.of(3) : null }));

async function passesOf(kind: QueuedMail['kind'], wallets: Wallets) {
  const { orderId } = order;
  const mail = {
    eventId: 'solstrand-2027',
    id: 'm1',
    kind,
    shopSlug: 'solstrand',
    orderId,
    content: null,
    attempts: 0,
  };
  const message = await mailComposers({ wallets })[kind](shop.database.pool, mail, draw);
  return {
    links: message?.html.match(/href="https:\/\/pay\.google\.com\/gp\/v\/save\//g)?.length ?? 0,
    files: message?.attachments.filter(({ contentType }) => contentType === 'application/vnd.apple.pkpass').length,
  };
}

test.each(['order_confirmation', 'ticket_return'] as const)(
  'each ticket of a mail (%s) has a pass for each wallet that the operator signs for, and no other pass [BYD-02]',
  async (kind) => {
    expect(await passesOf(kind, { google, apple })).toEqual({ links: 2, files: 2 });
    expect(await passesOf(kind, { google })).toEqual({ links: 2, files: 0 });
    expect(await passesOf(kind, {})).toEqual({ links: 0, files: 0 });
  },
);
