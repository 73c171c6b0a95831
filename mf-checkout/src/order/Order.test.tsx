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

test('the link shows the order with each ticket, and says which of them is void [PAY-04]', async () => {
  const { commands } = await renderOrder({ read: async () => success({ ...order, refunded: 9250 }) });
  expect(commands.orders.read).toHaveBeenCalledWith(token);
  const tickets = within(screen.getByRole('region', { name: nl.status.order })).getAllByRole('listitem');
  expect(tickets.map(({ textContent }) => textContent)).toEqual([
    'Weekendticket, ticket 1Geldig',
    'Weekendticket, ticket 2Terugbetaald',
    '2 × Weekendticket1 teruggegeven',
  ]);
  expect(screen.getByText(/€ 92,50/)).toBeVisible();
  expect(screen.getByText('123456789')).toBeVisible();
});

test('tickets are downloaded, and mailed again to the buyer', async () => {
  const { commands } = await renderOrder({
    read: async () => success(order),
    readTickets: async () => success([]),
    sendMail: async () => success(undefined),
  });
  await userEvent.click(screen.getByRole('button', { name: nl.order.download }));
  expect(commands.orders.readTickets).toHaveBeenCalledWith(token);
  await userEvent.click(screen.getByRole('button', { name: nl.order.mailAgain }));
  expect(screen.getByText('Onderweg naar noor@example.org.')).toBeVisible();
});

test.each([
  ['too often', 429, nl.order.tooOften],
  ['not now', 503, nl.order.mailFailed],
])('a mail that is refused (%s) says why', async (_, status, text) => {
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

test('a link that opens nothing says so; a server that is away can be asked again', async () => {
  const { unmount } = await renderOrder({ read: async () => notFound });
  expect(screen.getByRole('heading', { name: nl.order.none.title })).toBeVisible();
  unmount();
  const answers = [away, success(order)];
  await renderOrder({ read: async () => answers.shift() ?? away });
  expect(screen.getByText(nl.order.away.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.away.again }));
  expect(screen.getByRole('heading', { name: /^Je gaat naar/ })).toBeVisible();
});

test('without a link a signed-in visitor finds their own orders, and a guest is told to open theirs', async () => {
  const own = { reference: '123456789', token, status: 'completed' as const, placedAt: order.placedAt, total: 18500 };
  const { unmount } = await renderOrder({ listOwn: async () => success([own]) }, { hash: '', user: noor });
  expect(screen.getByRole('link', { name: 'Bekijk 123456789' })).toHaveAttribute('href', `#${token}`);
  unmount();
  await renderOrder({}, { hash: '' });
  expect(screen.getByRole('heading', { name: nl.order.none.find })).toBeVisible();
});

test('who has no link of an order is offered to log in, or the way back to the festival', async () => {
  const { commands } = await renderOrder({}, { hash: '' });
  expect(screen.getByText(nl.order.none.account)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.order.none.logIn }));
  expect(commands.signOn.logIn).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar Zomer' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('');
});

test('a shop that hides its login offers only the way back [HDR-01]', async () => {
  const { shopSettings } = configFor();
  const fields = { ...shopSettings.fields, hideLogin: true };
  await renderOrder({}, { hash: '', config: configFor({ shopSettings: { ...shopSettings, fields } }) });
  expect(screen.queryByText(nl.order.none.account)).toBeNull();
  expect(screen.queryByRole('button', { name: nl.order.none.logIn })).toBeNull();
});

test('an account whose link opens nothing is led to its own orders; one without any, back to the festival', async () => {
  const orders = { read: async () => notFound, listOwn: async () => success([]) };
  await renderOrder(orders, { user: noor });
  await userEvent.click(screen.getByRole('link', { name: nl.order.own.title }));
  expect(await screen.findByText(nl.order.own.empty)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Terug naar Zomer' })).toBeVisible();
});

const apple = { name: 'ticket-1-weekend.pkpass', content: btoa('pass') };
const google = 'https://pay.google.com/gp/v/save/signed';

test('tickets are saved to the wallets that the operator signs for, when asked for', async () => {
  const passes = [{ productId: 'weekend', number: 1, apple, google }];
  const { commands } = await renderOrder({
    read: async () => success({ ...order, wallets: ['apple', 'google'] }),
    readPasses: async () => success(passes),
  });
  const open = await screen.findByRole('button', { name: later.passes.open });
  expect(commands.orders.readPasses).not.toHaveBeenCalled();
  await userEvent.click(open);
  expect(screen.getByRole('link', { name: 'Google Wallet: Weekendticket, ticket 1' })).toHaveAttribute('href', google);
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Apple Wallet: Weekendticket, ticket 1' }));
  expect(click.mock.contexts).toMatchObject([{ download: 'ticket-1-weekend.pkpass' }]);
  expect(saved.map(({ type }) => type)).toEqual(['application/vnd.apple.pkpass']);
  click.mockRestore();
});

test.each([
  [429, nl.order.tooOften],
  [503, later.passes.failed],
])('passes that are refused (%i) say why', async (status, text) => {
  await renderOrder({
    read: async () => success({ ...order, wallets: ['google'] }),
    readPasses: async () => failure({ code: 'x', message: '', status }),
  });
  await userEvent.click(await screen.findByRole('button', { name: later.passes.open }));
  expect(screen.getByText(text)).toBeVisible();
});

test('a shop that asks for names gets one for each valid ticket, and the page shows it', async () => {
  const tickets = [{ productId: 'weekend', number: 1, status: 'issued' as const, holder: 'Sam' }];
  const answers = [order, { ...order, tickets }];
  const { commands } = await renderOrder({
    read: async () => success({ ...(answers.shift() ?? order), asksNames: true }),
    nameTickets: async () => success(order),
  });
  const field = await screen.findByRole('textbox', { name: 'Weekendticket, ticket 1' });
  expect(screen.queryByRole('textbox', { name: 'Weekendticket, ticket 2' })).toBeNull();
  await userEvent.type(field, 'Sam');
  await userEvent.click(screen.getByRole('button', { name: later.names.save }));
  expect(commands.orders.nameTickets).toHaveBeenCalledWith(token, [{ productId: 'weekend', number: 1, name: 'Sam' }]);
  expect(screen.getByText(later.names.saved)).toBeVisible();
  expect(await screen.findByText('Weekendticket, ticket 1 · Sam')).toBeVisible();
});

test('names that were not saved stay typed, and the page says so', async () => {
  await renderOrder({
    read: async () => success({ ...order, asksNames: true }),
    nameTickets: async () => away,
  });
  const field = await screen.findByRole('textbox', { name: 'Weekendticket, ticket 1' });
  await userEvent.type(field, 'Sam');
  await userEvent.click(screen.getByRole('button', { name: later.names.save }));
  expect(screen.getByText(later.names.failed)).toBeVisible();
  expect(field).toHaveValue('Sam');
});

test('an order without valid tickets, wallets or a shop that asks for names offers neither', async () => {
  await renderOrder({ read: async () => success({ ...order, wallets: ['google'], asksNames: true, tickets: [] }) });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: later.passes.open })).toBeNull();
  expect(screen.queryByRole('button', { name: later.names.save })).toBeNull();
});
