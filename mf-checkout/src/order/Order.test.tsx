import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { type User, userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import later from '../locales/later/nl.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import { Order } from './Order.tsx';

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const noor = userSchema.parse({ id: 'u-1', profile: { givenName: 'Noor', email: 'noor@account.example' } });
const order: OrderPage = {
  reference: '123456789',
  status: 'completed',
  placedAt: '2027-05-02T10:00:00Z',
  total: 18500,
  refunded: 0,
  email: 'noor@example.org',
  lines: [
    {
      productId: 'weekend',
      name: 'Weekend',
      quantity: 2,
      total: 18500,
      refundedQuantity: 1,
      texts: { nl: { name: 'Weekendticket' } },
    },
  ],
  tickets: [
    { productId: 'weekend', number: 1, status: 'issued' },
    { productId: 'weekend', number: 2, status: 'refunded' },
  ],
};
const notFound = failure({ code: 'order.not_found', message: '', status: 404 });
const away = failure({ code: 'network', message: '', status: 0 });

const signOn = { logIn: async () => success(undefined) };
const navigation = { goTo: async () => success(undefined) };

afterEach(() => localStorage.clear());

const renderOrder = async (
  orders: Partial<Commands['orders']>,
  { hash = `#${token}`, user = null as User | null, config = configFor() } = {},
) => {
  location.hash = hash;
  const view = renderInShop(<Order />, {
    namespace: 'mf_checkout',
    texts: nl,
    path: '/zomer/order',
    state: { config, user },
    commands: { orders, signOn, navigation },
  });
  await act(async () => {});
  return view;
};

test('the order’s page says how to get its extras, in the words of the mail, until they are returned [BYD-02]', async () => {
  const extra = (productId: string, refundedQuantity: number) => ({
    productId,
    name: productId,
    quantity: 1,
    total: 800,
    refundedQuantity,
    texts: { nl: { howToGet: `Haal ${productId} af.\nNoem 123456789.` } },
  });
  const lines = [...order.lines, extra('Kluisje', 0), extra('Douchepas', 1)];
  await renderOrder({ read: async () => success({ ...order, lines }) });
  expect(screen.getByRole('heading', { name: nl.order.extras })).toBeVisible();
  expect(screen.getByText(/Haal Kluisje af\.\s+Noem 123456789\./)).toBeVisible();
  expect(screen.queryByText(/Haal Douchepas af/)).toBeNull();
});

test('a ticket says that its PDF has no place for a name that it can’t print [BYD-02]', async () => {
  const [ticket, ...others] = order.tickets.map((one) => ({ ...one, holder: '𐎠𐎡' }));
  const tickets = ticket ? [{ ...ticket, lacksNameOnPaper: true }, ...others] : [];
  await renderOrder({ read: async () => success({ ...order, tickets }) });
  expect(screen.getAllByText('𐎠𐎡')).toHaveLength(2);
  expect(screen.getByText(nl.order.notOnPaper)).toBeVisible();
});

test.each([`#${token}.`, `#%20${token}`, `#${token}?utm_source=mail`])(
  'a link that a mail program has changed, %s, opens its order [PAY-04]',
  async (hash) => {
    const { commands } = await renderOrder({ read: async () => success(order) }, { hash });
    expect(commands.orders.read).toHaveBeenCalledWith(token);
  },
);

test('the link shows the order with each ticket, and marks void ones [PAY-04]', async () => {
  const { commands } = await renderOrder({ read: async () => success({ ...order, refunded: 9250 }) });
  expect(commands.orders.read).toHaveBeenCalledWith(token);
  const [first, second, ...more] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Geldig');
  expect(within(first as HTMLElement).getByRole('heading', { name: 'Weekendticket' })).toBeVisible();
  expect(first).toHaveTextContent('Ticket 1 van 2');
  expect(second).toHaveTextContent('Terugbetaald');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  expect(more).toHaveLength(0);
  const line = screen.getByText('2 × Weekendticket', { selector: 'dt > *' }).closest('div');
  expect(line).toHaveTextContent('2 × Weekendticket1 teruggegeven€ 185,00');
  expect(screen.getAllByText(/€ 92,50/)).toHaveLength(2);
  expect(screen.getByText('123456789')).toBeVisible();
});

const drawing = { size: 25, path: 'M0 0.5h7' };
const code = '0123456789ABCDEFGHJKMNPQR';
const whole: OrderPage = {
  ...order,
  buyer: 'Noor de Wit',
  lines: [
    {
      ...(order.lines[0] as OrderPage['lines'][number]),
      refundedQuantity: 0,
      mappedType: 'ticket',
      image: '/art/weekend',
      firstDay: '2027-07-09',
      lastDay: '2027-07-11',
      doorsAt: '2027-07-09T12:00:00+02:00',
    },
    {
      productId: 'bus',
      name: 'Bus',
      quantity: 1,
      total: 3000,
      refundedQuantity: 0,
      texts: { nl: { name: 'Bus vanaf Utrecht', departure: 'Jaarbeurszijde' } },
      mappedType: 'transportation',
      departsAt: '2027-07-09T10:00:00+02:00',
      returnsAt: '2027-07-12T00:30:00+02:00',
    },
    {
      productId: 'shirt',
      name: 'Shirt',
      quantity: 1,
      total: 2500,
      refundedQuantity: 0,
      texts: {},
      mappedType: 'merchandise',
    },
  ],
  tickets: [
    { productId: 'weekend', number: 1, status: 'issued', code, drawing },
    { productId: 'weekend', number: 2, status: 'issued', holder: 'Sam', code: code.toLowerCase(), drawing },
    { productId: 'bus', number: 1, status: 'issued', code: `B${code.slice(1)}`, drawing },
  ],
  sums: [
    { kind: 'orderFee', amount: 250 },
    { kind: 'discount', amount: -1000 },
  ],
  serviceFee: 900,
  paidWith: { name: 'iDEAL', texts: {} },
  stay: {
    name: 'Hotel De Duinrand',
    arrival: '2027-07-09',
    departure: '2027-07-12',
    persons: 2,
    whereabouts: '10 minutes from the gate',
    address: 'Duinrand 4, 2041 KA Zandvoort',
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    texts: { nl: { name: 'Hotel De Duinrand', whereabouts: '10 minuten lopen' } },
  },
  delivery: { name: 'Noor de Wit', address: ['Strandweg 12', '2586 JK Den Haag'], country: 'NL' },
};

test('each valid ticket is a card with its code, days, door times, stop and holder [BYD-02]', async () => {
  await renderOrder({ read: async () => success(whole) });
  const cardOf = (name: string) => screen.getByRole('img', { name: new RegExp(`^QR-code van ${name}`) }).closest('li');
  const weekend = cardOf('Weekendticket, ticket 1');
  expect(weekend).toHaveTextContent('vr 9 juli 2027 – zo 11 juli 2027');
  expect(weekend).toHaveTextContent('12:00');
  expect(weekend).toHaveTextContent('Noor de Wit');
  expect(weekend).toHaveTextContent('polsbandje');
  expect(weekend).toHaveTextContent('01234 56789 ABCDE FGHJK MNPQR');
  expect(cardOf('Weekendticket, ticket 2')).toHaveTextContent('Sam');
  const bus = cardOf('Bus vanaf Utrecht, ticket 1');
  expect(bus).toHaveTextContent('Jaarbeurszijde');
  expect(bus).toHaveTextContent('vr 9 juli 2027, 10:00');
  expect(bus).toHaveTextContent('één keer heen en één keer terug');
});

test('below the tickets are the order’s amounts, stay, deliveries and payment [PAY-04, TRV-02, SHP-01]', async () => {
  await renderOrder({ read: async () => success(whole) });
  const receipt = screen.getAllByRole('region', { name: nl.status.order })[1];
  for (const text of ['€ 185,00', '€ 30,00', 'Bestelkosten', '€ 2,50', '-€ 10,00', 'Waarvan servicekosten', '€ 9,00'])
    expect(receipt).toHaveTextContent(text.replace('-', ''));
  const page = document.body;
  for (const text of [
    'Hotel De Duinrand',
    '10 minuten lopen',
    'Duinrand 4, 2041 KA Zandvoort',
    'Aankomstvr 9 juli 2027, vanaf 15:00',
    'Vertrekma 12 juli 2027, tot 11:00',
    'Nachten3',
    'Personen2',
    nl.order.stay.included,
    'iDEAL',
  ])
    expect(page).toHaveTextContent(text);
  for (const text of ['1 × Shirt', 'Strandweg 12', 'Nederland']) expect(page).toHaveTextContent(text);
});

test('the discounts of earlier tickets and of a voucher have one row each, and products of a stay are marked as included [UPG-02, VCH-01, PAY-04]', async () => {
  const [weekend] = whole.lines as [OrderPage['lines'][number]];
  const entrance = {
    ...weekend,
    productId: 'travel-ticket',
    total: 0,
    texts: { nl: { name: 'Ticket bij je verblijf' } },
  };
  await renderOrder({
    read: async () => success({ ...whole, lines: [...whole.lines, entrance], upgradeDiscount: 800 }),
  });
  const amountOf = (label: string) => screen.getByText(label, { selector: 'dt > *' }).closest('dt')?.nextElementSibling;
  expect(amountOf('Je eerdere tickets')).toHaveTextContent('−€ 8,00');
  expect(amountOf('Korting met je code')).toHaveTextContent('−€ 2,00');
  expect(screen.queryByText('Korting', { selector: 'dt > *' })).toBeNull();
  expect(amountOf('2 × Ticket bij je verblijf')).toHaveTextContent('inbegrepen');
});

test('all tickets are in one file, each ticket also has a separate file, and the mail can be sent to the buyer again [BYD-02]', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  const file = (name: string) => ({ name, content: btoa('%PDF') });
  const { commands } = await renderOrder({
    read: async () => success(whole),
    readTicketDocument: async () => success(file('tickets.pdf')),
    readTickets: async () => success(['one.pdf', 'two.pdf', 'three.pdf'].map(file)),
    sendMail: async () => success(undefined),
  });
  await userEvent.click(screen.getByRole('button', { name: nl.order.download }));
  expect(commands.orders.readTicketDocument).toHaveBeenCalledWith(token);
  await userEvent.click(screen.getByRole('button', { name: 'Pdf: Weekendticket, ticket 2' }));
  expect(saved).toEqual(['tickets.pdf', 'two.pdf']);
  // A browser inside an app ignores the file without a sign.
  expect(screen.getByText(nl.status.saved)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.mailAgain }));
  expect(screen.getByText('Onderweg naar noor@example.org.')).toBeVisible();
  click.mockRestore();
});

test('an order that was opened is shown while the server does not answer, and one press deletes it from the device [BYD-06]', async () => {
  const { unmount } = await renderOrder({ read: async () => success(whole) });
  unmount();
  const gone = await renderOrder({ read: async () => away });
  expect(screen.getByText(nl.order.kept.offline)).toBeVisible();
  expect(screen.getByRole('img', { name: /^QR-code van Weekendticket, ticket 1/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.kept.forget }));
  gone.unmount();
  expect(localStorage).toHaveLength(0);
  await renderOrder({ read: async () => away });
  expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
});

test('after a sign-out the device no longer shows an order that the account has opened [SSO-04]', async () => {
  const { unmount } = await renderOrder({ read: async () => success(whole) }, { user: noor });
  unmount();
  await renderOrder({ read: async () => away });
  expect(screen.queryByRole('img', { name: /^QR-code/ })).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['too often', 429, nl.order.tooOften],
  ['not now', 503, nl.order.mailFailed],
])('the page says why a mail was refused: %s', async (_, status, text) => {
  await renderOrder({
    read: async () => success(order),
    sendMail: async () => failure({ code: 'x', message: '', status }),
  });
  await userEvent.click(screen.getByRole('button', { name: nl.order.mailAgain }));
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['pending', 0, nl.order.pending],
  ['failed', 0, nl.order.unpaid],
  ['failed', 18500, nl.order.void],
] as const)('an order that is %s, with %i cents returned, offers no tickets', async (status, refunded, title) => {
  await renderOrder({ read: async () => success({ ...order, status, refunded, tickets: [] }) });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: nl.order.download })).toBeNull();
  expect(screen.queryByRole('button', { name: nl.order.mailAgain })).toBeNull();
});

test('an invalid link shows a message; if the server does not answer, the visitor can try again', async () => {
  const { unmount } = await renderOrder({ read: async () => notFound });
  expect(screen.getByRole('heading', { name: nl.order.none.title })).toBeVisible();
  unmount();
  const answers = [away, success(order)];
  await renderOrder({ read: async () => answers.shift() ?? away });
  expect(screen.getByText(nl.order.away.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.away.again }));
  expect(screen.getByRole('heading', { name: /^Je gaat naar/ })).toBeVisible();
});

test('without a link a signed-in visitor sees their own orders, and a guest reads how to open one', async () => {
  const own = {
    reference: '123456789',
    token,
    status: 'completed' as const,
    placedAt: order.placedAt,
    total: 18500,
    lines: whole.lines,
    image: '/art/weekend',
    firstDay: '2027-07-09',
    lastDay: '2027-07-11',
  };
  const { unmount } = await renderOrder({ listOwn: async () => success([own]) }, { hash: '', user: noor });
  expect(screen.getByRole('link', { name: 'Bekijk 123456789' })).toHaveAttribute('href', `#${token}`);
  const [card] = screen.getAllByRole('listitem');
  for (const text of ['2 × Weekendticket', 'vr 9 juli 2027 – zo 11 juli 2027', '€ 185,00'])
    expect(card).toHaveTextContent(text);
  expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/weekend'));
  unmount();
  await renderOrder({}, { hash: '' });
  expect(screen.getByRole('heading', { name: nl.order.none.find })).toBeVisible();
});

test('a visitor without a link is offered a login, or the link to the festival', async () => {
  const { commands } = await renderOrder({}, { hash: '' });
  expect(screen.getByText(nl.order.none.account)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.none.logIn }));
  expect(commands.signOn.logIn).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar Zomer' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('');
});

test('a shop that hides its login offers only the link to the festival [HDR-01]', async () => {
  const { shopSettings } = configFor();
  const fields = { ...shopSettings.fields, hideLogin: true };
  await renderOrder({}, { hash: '', config: configFor({ shopSettings: { ...shopSettings, fields } }) });
  expect(screen.queryByText(nl.order.none.account)).toBeNull();
  expect(screen.queryByRole('button', { name: nl.order.none.logIn })).toBeNull();
});

test('an account with an invalid link sees its own orders; an account without orders gets the link to the festival', async () => {
  const orders = { read: async () => notFound, listOwn: async () => success([]) };
  await renderOrder(orders, { user: noor });
  await userEvent.click(screen.getByRole('link', { name: nl.order.own.title }));
  expect(await screen.findByText(nl.order.own.empty)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Terug naar Zomer' })).toBeVisible();
});

const apple = { name: 'ticket-1-weekend.pkpass', content: btoa('pass') };
const google = 'https://pay.google.com/gp/v/save/signed';

test('a ticket offers only the wallets that the operator has keys for', async () => {
  const passes = [{ productId: 'weekend', number: 1, apple, google }];
  const { commands } = await renderOrder({
    read: async () => success({ ...order, wallets: ['apple', 'google'] }),
    readPasses: async () => success(passes),
  });
  const open = await screen.findByRole('button', { name: `${later.passes.open}: Weekendticket, ticket 1` });
  expect(commands.orders.readPasses).not.toHaveBeenCalled();
  await userEvent.click(open);
  expect(screen.getByRole('link', { name: 'Google Wallet: Weekendticket, ticket 1' })).toHaveAttribute('href', google);
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Apple Wallet: Weekendticket, ticket 1' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'ticket-1-weekend.pkpass' }]);
  expect(screen.getByText(nl.status.saved)).toBeVisible();
  expect(saved.map(({ type }) => type)).toEqual(['application/vnd.apple.pkpass']);
  click.mockRestore();
});

test.each([
  [429, nl.order.tooOften],
  [503, later.passes.failed],
])('the page says why passes were refused (%i)', async (status, text) => {
  await renderOrder({
    read: async () => success({ ...order, wallets: ['google'] }),
    readPasses: async () => failure({ code: 'x', message: '', status }),
  });
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${later.passes.open}`) }));
  expect(screen.getByText(text)).toBeVisible();
});

const openName = async () =>
  userEvent.click(await screen.findByRole('button', { name: `${later.names.change}: Weekendticket, ticket 1` }));
const nameField = () => screen.getByRole('textbox', { name: later.names.label });

test('a shop with names on tickets asks for the name in the card of a valid ticket, and the page shows it', async () => {
  const tickets = [{ productId: 'weekend', number: 1, status: 'issued' as const, holder: 'Sam' }];
  const answers = [order, { ...order, tickets }];
  const { commands } = await renderOrder({
    read: async () => success({ ...(answers.shift() ?? order), asksNames: true }),
    nameTickets: async () => success(order),
  });
  await openName();
  expect(nameField()).toHaveFocus();
  expect(screen.queryByRole('button', { name: `${later.names.change}: Weekendticket, ticket 2` })).toBeNull();
  await userEvent.type(nameField(), 'Sam{Enter}');
  expect(commands.orders.nameTickets).toHaveBeenCalledWith(token, [{ productId: 'weekend', number: 1, name: 'Sam' }]);
  expect(screen.getByText(later.names.saved)).toBeVisible();
  expect(await screen.findByText('Sam')).toBeVisible();
  expect(screen.getByRole('button', { name: `${later.names.change}: Weekendticket, ticket 1` })).toHaveFocus();
});

test('a name that could not be saved stays in its field, and the page says so', async () => {
  await renderOrder({
    read: async () => success({ ...order, asksNames: true }),
    nameTickets: async () => away,
  });
  await openName();
  await userEvent.type(nameField(), 'Sam');
  await userEvent.click(screen.getByRole('button', { name: later.names.save }));
  expect(screen.getByText(later.names.failed)).toBeVisible();
  expect(nameField()).toHaveValue('Sam');
});

test('an order without valid tickets offers neither wallets nor names', async () => {
  await renderOrder({ read: async () => success({ ...order, wallets: ['google'], asksNames: true, tickets: [] }) });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: new RegExp(later.passes.open) })).toBeNull();
  expect(screen.queryByRole('button', { name: new RegExp(later.names.change) })).toBeNull();
});
