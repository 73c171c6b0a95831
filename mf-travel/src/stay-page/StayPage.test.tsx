import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.en';
import { failure } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import { offeredExtraSchema } from '@festival/shared-contracts/travel/offeredExtra';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StayOffer } from '../exposed.ts';
import english from '../locales/en.json' with { type: 'json' };
import { StayPage } from './StayPage.tsx';

const packages = { mappedType: 'packages' } as const;
const products = [
  productFor({ id: 'double', name: 'Dune', price: 44900, type: 'hotel', ...packages }),
  productFor({ id: 'towels', name: 'Towel', price: 995, type: 'travel', ...packages }),
  productFor({ id: 'parking', name: 'Parking', price: 6000, type: 'travel', stock: 0, ...packages }),
  productFor({ id: 'entrance', name: 'Entrance', price: 0, categories: { en: 'TRAVEL TICKETS', nl: '' } }),
];

const options = [
  { id: 'double~4', title: '2 × Double', subtotal: 898, roomId: 'double', rooms: 2, stock: 3 },
  { id: 'family', title: 'Family room', subtotal: 1596, roomId: 'family', stock: 0 },
].map((room) => roomOptionSchema.parse(room));

const offer: StayOffer = {
  travelPackage: travelPackageSchema.parse({
    id: 'dune',
    name: 'Hotel Dune',
    slug: 'hotel-dune',
    rating: 4,
    category: 'Hotel',
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    images: ['/art/one.svg', '/art/two.svg'],
    whereabouts: 'Eight minutes’ walk to the gate.',
    totalPrice: 898,
  }),
  persons: 4,
  personsRange: { min: 1, max: 50 },
  kinds: [{ id: 'Hotel', name: 'Hotel', texts: { en: { name: 'Inn' } } }],
  options,
  extras: {
    'double~4': [
      offeredExtraSchema.parse({ extraId: 'towels', title: 'Towel', price: 9.95, category: 'merchandise' }),
      offeredExtraSchema.parse({ extraId: 'parking', title: 'Parking', price: 60, stock: 0 }),
    ],
  },
};

const stay = travelCartSchema.parse({
  id: 'h1',
  packageId: 'dune',
  name: 'Hotel Dune',
  occupation: 4,
  packageOption: { id: 'double~4', title: '2 × Double', subtotal: 898, roomId: 'double', rooms: 2 },
});

const show = (held: Quantities = {}, data: StayOffer | null = offer, commands = {}) => {
  const shown = renderInShop(<StayPage data={data} />, {
    namespace: 'mf_travel',
    texts: english,
    language: 'en',
    state: { config: configFor({ slug: 'zomer' }), products, cart: cartFor(held, products) },
    commands,
  });
  return { ...shown, know: () => act(() => shown.store.set(travelCartPrimitive, stay)) };
};

const room = (name: string) => within(screen.getByRole('article', { name }));
const chosen = () => within(screen.getByRole('region', { name: 'Your stay' }));

test('a stay shows its pictures, kind, dates, stars, place, and its rooms with prices for all persons [TRV-02]', async () => {
  show();
  expect(screen.getByRole('img', { name: 'Hotel Dune' })).toHaveAttribute('src', '/art/one.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Hotel Dune' })).toHaveAttribute('src', '/art/two.svg');
  expect(screen.getByText('4 stars')).toBeInTheDocument();
  expect(screen.getByText('Inn')).toBeInTheDocument();
  expect(screen.getByText(/^From Thu 8 July 2027 to Mon 12 July 2027/)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Where it is' })).getByText(/Eight minutes/)).toBeInTheDocument();
  expect(room('2 × Double').getByText(/898,00/)).toBeInTheDocument();
  expect(room('2 × Double').getByText('3 left')).toBeInTheDocument();
  expect(room('Family room').getByRole('button')).toBeDisabled();
});

test('another number of persons changes the address, and the rooms follow [TRV-02]', async () => {
  const { commands } = show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many of you are coming?' }), '6 persons');
  expect(commands.navigation.goTo).toHaveBeenCalledWith('travel/hotel-dune?persons=6');
});

test('if no room is large enough for the persons, the page says so [TRV-02]', () => {
  show({}, { ...offer, persons: 40, options: [], extras: {} });
  expect(screen.getByText('No room here for 40 persons')).toBeInTheDocument();
});

test('choosing a room requests the stay with its persons; extras need a room first, and a sold-out room is marked [TRV-03]', async () => {
  const { commands } = show();
  expect(screen.getByText('Choose a room first, then you can add these.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More Towel' })).not.toBeInTheDocument();
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  await userEvent.click(room('2 × Double').getByRole('button', { name: 'Choose this: 2 × Double' }));
  const { travelPackage } = offer;
  expect(commands.travel.chooseStay).toHaveBeenCalledWith({ travelPackage, room: options[0], persons: 4 });
});

test('a room that sells out meanwhile is shown as fully booked; after the last room the combination is sold out [TRV-06, ERR-07]', async () => {
  const chooseStay = async () => failure({ code: 'travel.no_stock', message: '', status: 409 });
  show({}, offer, { travel: { chooseStay } });
  expect(screen.queryByText(errorTexts.other.combinationSoldOut)).toBeNull();
  await userEvent.click(room('2 × Double').getByRole('button'));
  expect(screen.getByText(errorTexts.other.combinationSoldOut)).toBeVisible();
  expect(room('2 × Double').getByRole('button')).toBeDisabled();
  expect(room('2 × Double').getAllByText('Fully booked')).not.toHaveLength(0);
});

test('a shopper with the last room in the cart can choose it for another number of persons [TRV-02, TRV-03]', async () => {
  const last = roomOptionSchema.parse({ id: 'double~3', title: 'Double', subtotal: 449, roomId: 'double', stock: 0 });
  const forThree = { ...offer, persons: 3, options: [last] };
  const { commands, know } = show({ double: 1 }, forThree);
  know();
  await userEvent.click(room('Double').getByRole('button', { name: 'Choose this: Double' }));
  expect(commands.travel.chooseStay).toHaveBeenCalledWith(expect.objectContaining({ room: last, persons: 3 }));
});

test('the stay in the cart has a running total of room and extras, which the hotel’s call sets [TRV-02, TRV-03]', async () => {
  const { commands, know } = show({ double: 2, towels: 3, entrance: 4 });
  know();
  expect(room('2 × Double').getByText('Chosen')).toBeInTheDocument();
  expect(chosen().getByText('3 × Towel')).toBeInTheDocument();
  // 898.00 + 3 x 9.95
  expect(chosen().getByText(/927,85/)).toBeInTheDocument();
  expect(chosen().getByText('4 tickets, for everybody who stays')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More Towel' }));
  expect(commands.travel.setExtra).toHaveBeenCalledWith('towels', 4);
});

test('a number of tickets that differs from the persons is named next to the stay [TRV-07]', () => {
  const { know } = show({ double: 2, entrance: 3 });
  know();
  expect(chosen().getByText('Tickets: 3, persons: 4. Make them equal before you pay.')).toBeInTheDocument();
});

test('a stay can be removed, and the cart opened [TRV-04]', async () => {
  const { commands, know } = show({ double: 2 });
  expect(commands.travel.readStay).toHaveBeenCalledTimes(1);
  know();
  await userEvent.click(chosen().getByRole('button', { name: 'Remove this stay' }));
  expect(commands.travel.removeStay).toHaveBeenCalled();
  await userEvent.click(chosen().getByRole('button', { name: 'See your cart' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('parts of a stay cannot be removed before its travel cart is known [TRV-05]', () => {
  const { know } = show({ double: 2, towels: 3, entrance: 4 });
  expect(chosen().getByText('We are loading your stay…')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Remove|Fewer)/ })).not.toBeInTheDocument();
  know();
  expect(screen.getByRole('button', { name: 'Remove this stay' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fewer Towel' })).toBeInTheDocument();
});

test('extras have the shared control: a typed number is clamped, no extra changes while the stay is being removed, and a sold-out extra is refused [BSK-10, TIX-12]', async () => {
  const { commands, store, know } = show({ double: 2, towels: 3, entrance: 4 });
  know();
  const more = (name: string) => screen.getByRole('button', { name: `More ${name}` });
  expect(more('Parking')).toHaveAttribute('aria-disabled', 'true');
  act(() => store.set(primitives.shopUpdateState, 'update.travel'));
  expect(more('Towel')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more('Towel'));
  expect(commands.travel.setExtra).not.toHaveBeenCalled();
  act(() => store.set(primitives.shopUpdateState, ''));
  const towels = screen.getByRole('spinbutton', { name: 'Number of Towel' });
  await userEvent.clear(towels);
  await userEvent.type(towels, '50{Enter}');
  expect(commands.travel.setExtra).toHaveBeenLastCalledWith('towels', 9);
});

test('an address without a stay shows a message and a link to all stays', () => {
  show({}, null);
  expect(screen.getByRole('link', { name: 'See all stays' })).toHaveAttribute('href', '/zomer/travel');
});

test('the first screen has name, days, persons and the lowest price, and a button that leads to the rooms [TRV-02]', async () => {
  const forFour = options.map((room) => ({ ...room, stock: 3 }));
  show({}, { ...offer, options: forFour });
  const head = within(screen.getByRole('heading', { level: 2, name: 'Hotel Dune' }).closest('header') as HTMLElement);
  expect(head.getByText(/^From Thu 8 July 2027/)).toBeVisible();
  expect(head.getByText('For 4 people, entrance included')).toBeVisible();
  expect(head.getByText('From')).toBeVisible();
  expect(head.getByText(/898,00/)).toBeVisible();
  const choose = head.getByRole('link', { name: 'Choose a room' });
  expect(choose).toHaveAttribute('href', '#rooms');
  await userEvent.click(choose);
  expect(screen.getByRole('heading', { name: /^Rooms for 4/ })).toHaveFocus();
});

test('a fully booked stay leads to the other stays instead of its rooms [TRV-02]', () => {
  show({}, { ...offer, travelPackage: { ...offer.travelPackage, state: { soldout: true } } });
  expect(screen.queryByRole('link', { name: 'Choose a room' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See all stays' })).toBeVisible();
});
