import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { TicketList } from './TicketList.tsx';

const weekend = productFor({
  id: 'weekend',
  name: 'Weekend',
  price: 18950,
  serviceCosts: 450,
  meta: {
    description: 'Three days by the sea.',
    perks: ['All stages', 'Free water'],
    image: '/brand/solstrand/art/weekend',
    imageAlt: 'Sun over waves',
    mergeServiceFees: 'Show service fee as price',
    additionalTicketText: 'From 18 years on.',
    vendorVariantTitle: 'Early bird',
  },
});
const friday = productFor({ id: 'friday', name: 'Friday', price: 7900, stock: 12 });
const gone = productFor({ id: 'vip', name: 'VIP', price: 34900, stock: 0, meta: { soldOutText: 'VIP is full' } });
const travelTicket = productFor({ id: 'stay', categories: { en: 'TRAVEL TICKETS', nl: '' } });

type Fields = ShopConfig['shopSettings']['fields'];
const withFields = (fields: Partial<Fields>): ShopConfig => {
  const config = configFor();
  return { ...config, shopSettings: { fields: { ...config.shopSettings.fields, ...fields } } };
};

const show = (products: Product[] = [weekend, friday, gone], state: ShopStateValues = {}) =>
  renderInShop(<TicketList />, {
    namespace: 'mf_tickets',
    texts,
    language: 'en',
    state: { config: configFor(), products, ...state },
  });

const ticket = (name: string) => within(screen.getByRole('article', { name }));

test('a ticket shows picture, name, description, perks, price, fees in words and a quantity [TIX-01]', () => {
  show();
  const card = ticket('Weekend');
  expect(card.getByRole('img', { name: 'Sun over waves' })).toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'Weekend' })).toBeInTheDocument();
  expect(card.getByText('Three days by the sea.')).toBeInTheDocument();
  expect(within(card.getByRole('list', { name: 'What comes with Weekend' })).getAllByRole('listitem')).toHaveLength(2);
  expect(card.getByText(formatMoney(18950), { normalizer: (text) => text })).toBeInTheDocument();
  expect(card.getByText(/^Includes €\s4,50 service fee$/)).toBeInTheDocument();
  expect(card.getByRole('spinbutton', { name: 'Number of Weekend' })).toHaveValue('0');
});

test('the name of a ticket links to its page [TIX-10]', () => {
  show();
  const link = ticket('Weekend').getByRole('link', { name: 'Weekend' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/tickets\/weekend$/));
});

test('extra text, variant, condition and disclaimer of a ticket are shown if they are set [TIX-14]', () => {
  const notes = { conditionalMessage: 'Only with a grown-up.', productDisclaimer: 'Bring your card.' };
  const kids = productFor({ id: 'kids', name: 'Kids', meta: { ...notes, isConditionalProduct: true } });
  const free = productFor({ id: 'free', name: 'Free', meta: notes });
  show([weekend, kids, free]);
  const notesOf = (name: string) =>
    ['From 18 years on.', 'Early bird', 'Only with a grown-up.', 'Bring your card.'].filter((text) =>
      ticket(name).queryByText(text),
    );
  expect(notesOf('Weekend')).toEqual(['From 18 years on.', 'Early bird']);
  expect(notesOf('Kids')).toEqual(['Only with a grown-up.', 'Bring your card.']);
  // Only a conditional product has a condition.
  expect(notesOf('Free')).toEqual(['Bring your card.']);
});

test('the picture of the first ticket is loaded at once, because a phone shows it on its first screen; the others are loaded shortly before they are visible', () => {
  const picture = (id: string) =>
    productFor({ id, name: id, meta: { image: `/brand/solstrand/art/${id}`, imageAlt: id } });
  const later = { ...picture('stay'), categories: { en: 'LATER', nl: '' } };
  show([picture('weekend'), picture('friday'), later]);
  const loadings = screen
    .getAllByRole('img')
    .map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]);
  expect(loadings).toEqual([
    ['weekend', 'eager'],
    ['friday', 'lazy'],
    ['stay', 'lazy'],
  ]);
});

test('perks are hidden if the shop hides them [TIX-01]', () => {
  show([weekend], { config: withFields({ showHideTicketUsp: true }) });
  expect(screen.queryByText('All stages')).not.toBeInTheDocument();
});

test('a row contains three cards unless the config says otherwise; the other layout has no rows [TIX-01]', () => {
  const { unmount } = show();
  expect(screen.getByRole('region', { name: 'Tickets' }).querySelector('ul')).toHaveStyle({ '--cards-per-row': '3' });
  unmount();
  const second = show([weekend], { config: withFields({ cardsPerRow: 2 }) });
  expect(screen.getByRole('region').querySelector('.grid')).toHaveStyle({ '--cards-per-row': '2' });
  second.unmount();
  show([weekend], { config: withFields({ ticketLayout: 'other' }) });
  expect(screen.getByRole('region').querySelector('.grid')).toBeNull();
});

test('plus adds one ticket, and never more than the cap [TIX-03, TIX-09]', async () => {
  const { commands, setState } = show([weekend], { config: configFor({ maxTicketAmount: 2 }) });
  const more = ticket('Weekend').getByRole('button', { name: 'More Weekend' });
  await userEvent.click(more);
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 1);
  act(() => setState({ pendingQuantities: { weekend: 2 } }));
  await userEvent.click(more);
  expect(commands.cart.setQuantity).toHaveBeenCalledTimes(1);
});

test('a number typed over the cap opens 5004 [TIX-03]', async () => {
  const { commands } = show();
  const number = ticket('Weekend').getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '12{Enter}');
  expect(commands.overlay.openModal).toHaveBeenCalledWith(5004, { values: { maximum: 9 } });
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('weekend', 9);
});

test('at the order’s maximum no ticket can be added, and each ticket keeps its quantity [TIX-03]', async () => {
  const config = configFor({ maxTicketAmount: 4 });
  const { commands, setState } = show([weekend, friday], { config, pendingQuantities: { weekend: 3 } });
  const more = (name: string) => ticket(name).getByRole('button', { name: `More ${name}` });
  expect(more('Friday')).not.toHaveAttribute('aria-disabled', 'true');
  act(() => setState({ pendingQuantities: { weekend: 3, friday: 1 } }));
  for (const name of ['Weekend', 'Friday']) expect(more(name)).toHaveAttribute('aria-disabled', 'true');
  const number = ticket('Friday').getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '5{Enter}');
  expect(commands.overlay.openModal).toHaveBeenCalledWith(5004, { values: { maximum: 1 } });
  await userEvent.click(ticket('Weekend').getByRole('button', { name: 'Fewer Weekend' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 2);
});

test('extra tickets have a separate maximum and are counted separately [TIX-04]', async () => {
  const guest = productFor({ id: 'guest', name: 'Guest', maxQuantity: 9 });
  const config = withFields({ allowedExtraTickets: { ids: ['guest'], maxQuantity: 3 } });
  const shown = { config: { ...config, maxTicketAmount: 2 }, pendingQuantities: { weekend: 1, guest: 2, friday: 1 } };
  const { commands, setState } = show([weekend, guest, friday], shown);
  expect(ticket('Weekend').getByRole('button', { name: 'More Weekend' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(ticket('Guest').getByRole('button', { name: 'More Guest' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('guest', 3);
  act(() => setState({ pendingQuantities: { weekend: 1, guest: 3 } }));
  expect(ticket('Guest').getByRole('button', { name: 'More Guest' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(ticket('Weekend').getByRole('button', { name: 'More Weekend' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 2);
});

test.each([
  ['-7', 6],
  ['7.9', 6],
  ['1', 4],
  ['40', 8],
])('%s typed becomes %i: positive, whole, within the limits and their steps [TIX-08]', async (typed, taken) => {
  const { commands } = show([productFor({ id: 'pairs', name: 'Pairs', minQuantity: 4, stepSize: 2, maxQuantity: 8 })]);
  const number = ticket('Pairs').getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, `${typed}{Enter}`);
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('pairs', taken);
});

test('with a maximum of 10 or more the field suggests its numbers, below 10 it does not [TIX-08]', () => {
  const config = configFor({ maxTicketAmount: 20 });
  const { container } = show([productFor({ id: 'ten', name: 'Ten', maxQuantity: 10 }), friday], { config });
  const listOf = (name: string) =>
    ticket(name).getByLabelText(`Number of ${name}`, { selector: 'input' }).getAttribute('list');
  expect(listOf('Friday')).toBeNull();
  expect(container.querySelectorAll(`#${CSS.escape(listOf('Ten') ?? '')} option`)).toHaveLength(10);
});

test('the limits are shown, unless hideTicketMinMax hides them [TIX-09]', () => {
  const { unmount } = show([weekend]);
  expect(screen.getByText('Up to 9 per order')).toBeInTheDocument();
  unmount();
  show([weekend], { config: withFields({ hideTicketMinMax: true }) });
  expect(screen.queryByText('Up to 9 per order')).not.toBeInTheDocument();
});

test('a sold-out ticket has a disabled button with its own text and no quantity [TIX-05]', () => {
  show();
  expect(ticket('VIP').getByRole('button', { name: 'VIP is full' })).toBeDisabled();
  expect(ticket('VIP').queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('a sold-out ticket links to travel in the page if a stay includes entrance [TIX-05]', () => {
  const stepFlow = [{ name: 'travel', path: '/zomer/travel', count: 0, isCurrent: false }];
  show([gone, travelTicket], { stepFlow });
  const link = ticket('VIP').getByRole('link', { name: 'Still yours with a stay' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/travel$/));
  // The page handles the press: the browser does not load another document.
  expect(fireEvent.click(link)).toBe(false);
});

test('without a travel page in the flow there is no link to it [TIX-05]', () => {
  show([gone, travelTicket]);
  expect(
    ticket('VIP')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['VIP']);
});

test('a sold-out ticket shows its price only if the shop says so [BRD-08]', () => {
  const hidden = show([gone]);
  expect(hidden.container).not.toHaveTextContent('349,00');
  hidden.unmount();
  expect(show([gone], { config: configFor({ soldoutPrice: true }) }).container).toHaveTextContent('349,00');
});

test('a shopper with the last ticket in the cart can remove it [TIX-05]', async () => {
  const { commands } = show([gone], { pendingQuantities: { vip: 1 } });
  await userEvent.click(ticket('VIP').getByRole('button', { name: 'Fewer VIP' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('vip', 0);
});

test('a nearly sold-out ticket says how many are left', () => {
  show();
  expect(ticket('Friday').getByText('12 left')).toBeInTheDocument();
  expect(ticket('Weekend').queryByText(/left/)).not.toBeInTheDocument();
});

test('sales options are sections with their headings [BRD-08]', () => {
  const config = configFor({
    salesOptions: [
      { id: 'full', name: 'The whole weekend', texts: {} },
      { id: 'day', name: 'One day', texts: {} },
    ],
    productsInSalesOptions: { day: ['friday'] },
  });
  show([weekend, friday], { config });
  expect(screen.getByRole('heading', { name: 'One day', level: 2 })).toBeInTheDocument();
  const day = within(screen.getByRole('region', { name: 'One day' }));
  expect(day.getAllByRole('article')).toHaveLength(1);
  expect(day.getByRole('heading', { name: 'Friday', level: 3 })).toBeInTheDocument();
});

test('a shop without tickets says that it has none', () => {
  show([travelTicket]);
  expect(screen.getByRole('heading', { name: 'No tickets yet' })).toBeInTheDocument();
});

test('a change renders one card, however long the list is', () => {
  const rendered: string[] = [];
  const many = Array.from({ length: 40 }, (_, index) => {
    const product = productFor({ id: `ticket-${index}` });
    // Each render of a card reads its description.
    Object.defineProperty(product.meta, 'description', {
      get: () => {
        rendered.push(product.id);
        return '';
      },
    });
    return product;
  });
  const { setState } = show(many);
  expect(new Set(rendered).size).toBe(40);
  rendered.length = 0;
  act(() => setState({ pendingQuantities: { 'ticket-7': 2 } }));
  expect(new Set(rendered)).toEqual(new Set(['ticket-7']));
});

test('a failed change of a ticket is shown next to it, and can be repeated; during a write its control shows the write and accepts further presses [TIX-12, BSK-10]', async () => {
  const { store, commands } = show([weekend, friday]);
  await userEvent.click(ticket('Weekend').getByRole('button', { name: 'More Weekend' }));
  act(() => store.set(primitives.itemStates, { weekend: { status: 'error', message: 'unexpected' } }));
  expect(ticket('Weekend').getByRole('alert')).toHaveTextContent('Not changed.');
  await userEvent.click(ticket('Weekend').getByRole('button', { name: 'Try again' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledTimes(2);
  expect(ticket('Friday').queryByRole('alert')).not.toBeInTheDocument();
  act(() => store.set(primitives.itemStates, { friday: { status: 'updating' } }));
  expect(ticket('Friday').getByRole('group', { name: 'Number of Friday' })).toHaveAttribute('aria-busy', 'true');
  expect(ticket('Friday').getByRole('button', { name: 'More Friday' })).toHaveAttribute('aria-disabled', 'false');
  act(() => store.set(primitives.itemStates, { friday: { status: 'added' } }));
  expect(ticket('Friday').getByRole('status')).toHaveTextContent(/in your cart/);
});

const from = '2027-03-07T13:00:00+01:00';
const before = Date.parse(from) - 1_000;

test('a travel sale says when tickets are sold without a stay; until then a ticket links to the stays, unless the cart contains one [TIX-13]', async () => {
  const room = productFor({ id: 'room', mappedType: 'packages', type: 'hotel' });
  const config = configFor({ travelsale: true, ticketOnlyFrom: from });
  const stepFlow = [{ name: 'travel', path: '/zomer/travel', count: 0, isCurrent: false }];
  const { setState } = show([weekend, room], { config, serverNow: before, stepFlow });
  const control = () => ticket('Weekend').queryByRole('spinbutton');
  expect(ticket('Weekend').getByRole('link', { name: 'Choose a stay first' })).toHaveAttribute('href', '/zomer/travel');
  expect(control()).not.toBeInTheDocument();
  act(() => setState({ pendingQuantities: { room: 1 } }));
  expect(control()).toBeInTheDocument();
  act(() => setState({ pendingQuantities: {} }));
  expect(control()).not.toBeInTheDocument();
  expect(await screen.findByText(/From 7 March 2027, 13:00 CET on/)).toBeInTheDocument();
  act(() => setState({ serverNow: before + 1_000 }));
  expect(screen.queryByText(/7 March 2027/)).not.toBeInTheDocument();
  expect(control()).toBeInTheDocument();
});

test('the start is written in the festival’s format if there is one [I18-05]', async () => {
  const config = configFor({ travelsale: true, ticketOnlyFrom: from });
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' };
  show([weekend], { config: { ...config, shopSettings: { fields } }, serverNow: before });
  expect(await screen.findByText(/From 07-03-2027 13:00 CET on/)).toBeInTheDocument();
});

test('other shops do not mention a start, and sell their tickets [TIX-13]', () => {
  show([weekend], { config: configFor({ ticketOnlyFrom: from }), serverNow: before });
  expect(ticket('Weekend').getByRole('spinbutton')).toBeInTheDocument();
  expect(screen.queryByText('Tickets without a stay come later')).not.toBeInTheDocument();
});

test('a sale for members says above the tickets that a membership is needed, and where to choose one, until one is in the cart [MEM-02]', async () => {
  const year = productFor({ id: 'year', name: 'Year', mappedType: 'membership' });
  const config = configFor({ slug: 'zomer', membershipRequired: true, membershipLevel: 2 });
  const { store } = show([weekend, year], { config, user: userSchema.parse({ id: 'finn', profile: {} }) });
  expect(await screen.findByText('This sale is for members')).toBeVisible();
  expect(screen.getByText(/Without a membership of level 2/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the memberships' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/zomer\/membership$/),
  );
  act(() => store.set(primitives.cart, cartFor({ year: 1 }, [year])));
  expect(screen.queryByText('This sale is for members')).toBeNull();
});
