import { mailBrands } from '@festival/example-festivals/mailBrands';
import { plainBrand } from '@festival/service-kit/mail/plainBrand';
import { confirmedOrder } from '../../../testing/confirmedOrder.ts';
import type { AppleWallet } from '../pass/appleWallet.ts';
import type { DrawTickets } from '../ticket/drawTickets.ts';
import { mailBrandSchema } from './mailBrand.ts';
import { ticketAttachments } from './ticketAttachments.ts';

const order = confirmedOrder({
  tickets: [
    {
      productId: 'VIP deck/2',
      product: null,
      name: 'The deck',
      number: 1,
      count: 1,
      code: 'A'.repeat(25),
      holder: null,
    },
  ],
});
const wallet: AppleWallet = {
  passType: 'pass.example.festival',
  team: 'TEAM123456',
  certificate: '',
  key: '',
  intermediate: '',
  validUntil: Date.now() + 60_000,
};
const brand = mailBrandSchema.parse(mailBrands.solstrand);

/** Draws nothing, but returns a pass if a wallet is given. */
const draw: DrawTickets = async (tickets) =>
  tickets.map((ticket) => ({ picture: Buffer.of(1), page: Buffer.of(2), pass: ticket.wallet ? Buffer.of(3) : null }));

const namesOf = async (...given: [typeof brand, AppleWallet?]) =>
  (await ticketAttachments(order, given[0], draw, given[1])).map(({ filename }) => filename);

test('a ticket’s files are named after its product, and include its pass if the operator signs one [BYD-02]', async () => {
  expect(await namesOf(brand, wallet)).toEqual([
    'ticket-1.png',
    'ticket-1-VIP-deck-2.pdf',
    'ticket-1-VIP-deck-2.pkpass',
  ]);
});

test.each([
  ['without a certificate', brand, undefined],
  ['after the certificate’s last day', brand, { ...wallet, validUntil: Date.now() - 1 }],
  ['for a brand without an icon, which phones would refuse', plainBrand('Strandfeest'), wallet],
])('a mail contains no pass %s', async (_when, own, signer) => {
  expect(await namesOf(own, signer)).toEqual(['ticket-1.png', 'ticket-1-VIP-deck-2.pdf']);
});

test('a ticket shows the name that the buyer gave it, otherwise the buyer’s own name', async () => {
  const holders: string[] = [];
  const noting: DrawTickets = async (tickets) => {
    holders.push(...tickets.map(({ holder }) => holder));
    return draw(tickets);
  };
  const [ticket] = order.tickets;
  if (!ticket) throw new Error('The order has no ticket');
  await ticketAttachments({ ...order, tickets: [ticket, { ...ticket, number: 2, holder: 'Sam' }] }, brand, noting);
  expect(holders).toEqual(['Noor de Vries', 'Sam']);
});
