import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { type TravelPackage, travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PackageFilters } from '../exposed.ts';
import english from '../locales/en.json' with { type: 'json' };
import dutch from '../locales/nl.json' with { type: 'json' };
import { PackageList } from './PackageList.tsx';

const stay = (id: string, values: object = {}): TravelPackage =>
  travelPackageSchema.parse({
    id,
    name: id,
    slug: id,
    startOfStayDate: '2027-07-08',
    endOfStayDate: '2027-07-12',
    totalPrice: 640,
    ...values,
  });

const cabin = stay('Cabin', {
  rating: 4,
  category: 'Cabins',
  occupation: 2,
  images: ['/brand/solstrand/art/cabin'],
  description: 'Two beds among the dunes.',
  packageOption: { id: 'r1', title: 'Double room', subtotal: 640 },
  texts: { nl: { name: 'Duinhut', description: 'Twee bedden tussen de duinen.' } },
});

const settings = travelSettingsSchema.parse({
  categories: [
    { id: 'Hotel', name: 'Hotel' },
    { id: 'Lodge', name: 'Cabin', texts: { nl: { name: 'Huisje' } } },
  ],
  ratings: [3, 4],
  dates: ['2027-07-08'],
});

const show = (
  packages: TravelPackage[],
  language: 'en' | 'nl' = 'en',
  filters: PackageFilters = { category: [] },
  state: object = {},
) =>
  renderInShop(<PackageList data={{ packages, settings, filters }} />, {
    namespace: 'mf_travel',
    texts: language === 'en' ? english : dutch,
    language,
    path: '/zomer/travel?a=1',
    state: { config: configFor({ slug: 'zomer' }), ...state },
  });

test('a stay shows place, dates, persons, stars, and its total price and price per person', () => {
  show([cabin]);
  const card = within(screen.getByRole('article', { name: 'Cabin' }));
  expect(card.getByText('4 stars')).toBeInTheDocument();
  expect(card.getByText(/^From Thu 8 July 2027 to Mon 12 July 2027/).parentElement).toHaveTextContent('(4 nights)');
  expect(card.getByText('For 2 people, entrance included')).toBeInTheDocument();
  expect(card.getByText(/^€\s640,00$/)).toBeInTheDocument();
  expect(card.getByText(/€\s320,00 each/)).toBeInTheDocument();
});

test('a stay has texts in the current language', () => {
  show([cabin], 'nl');
  expect(screen.getByRole('heading', { name: 'Duinhut' })).toBeInTheDocument();
  expect(screen.getByText('Twee bedden tussen de duinen.')).toBeInTheDocument();
});

test('sold-out stays come after the available ones, and are marked as sold out instead of showing a price', () => {
  show([stay('Harbour', { state: { soldout: true } }), cabin]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Cabin', 'Harbour']);
  const gone = within(screen.getByRole('article', { name: 'Harbour' }));
  expect(gone.getByText('Fully booked')).toBeInTheDocument();
  expect(gone.queryByText(/640,00/)).not.toBeInTheDocument();
});

test('a stay links to its page inside the shop, with the persons of the list and the query [TRV-01, RTE-02]', async () => {
  const { commands } = show([cabin], 'en', { category: [], persons: 4 });
  const link = screen.getByRole('link', { name: 'Choose a room: Cabin' });
  expect(link).toHaveAttribute('href', '/zomer/travel/Cabin?a=1&persons=4');
  await userEvent.click(link);
  expect(commands.navigation.goTo).toHaveBeenCalledWith('travel/Cabin?persons=4');
});

test('each choice of a filter changes the address at once, and keeps the others [TRV-01]', async () => {
  const { commands } = show([cabin], 'en', { category: ['Hotel'], rating: 3 });
  const goTo = commands.navigation.goTo;
  const persons = screen.getByRole('combobox', { name: 'Persons' });
  expect(within(persons).getAllByRole('option')).toHaveLength(51);
  await userEvent.selectOptions(persons, '50 persons');
  expect(goTo).toHaveBeenLastCalledWith('travel?persons=50&category=Hotel&rating=3&date=');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cabin' }));
  expect(goTo).toHaveBeenLastCalledWith('travel?persons=50&category=Hotel%2CLodge&rating=3&date=');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), 'Any');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Arrival' }), 'Thu 8 July 2027');
  expect(goTo).toHaveBeenLastCalledWith('travel?persons=50&category=Hotel%2CLodge&rating=&date=2027-07-08');
});

test('a filter without results opens 5002, and the list shows a message with a link to all stays [TRV-01]', async () => {
  const { commands } = show([], 'en', { category: [], persons: 50 });
  expect(commands.overlay.openModal).toHaveBeenCalledWith(5002);
  await userEvent.click(screen.getByRole('link', { name: 'Show all stays' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('travel?persons=&category=&rating=&date=');
});

test('the link to all stays opens the step that this shop’s flow lists [TRV-01]', async () => {
  const stepFlow = [{ name: 'packages', path: '/zomer/packages', count: 0, isCurrent: true }];
  const { commands } = show([], 'en', { category: [], persons: 50 }, { stepFlow });
  await userEvent.click(screen.getByRole('link', { name: 'Show all stays' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('packages?persons=&category=&rating=&date=');
});

test('a shop without stays says that it has none, and sends no request', () => {
  const { commands } = show([]);
  expect(screen.getByRole('heading', { name: 'No stay found' })).toBeInTheDocument();
  expect(commands.overlay.openModal).not.toHaveBeenCalled();
});

test('a card has the label of its kind’s filter, in the page’s language [TRV-01]', () => {
  const lodge = stay('Hut', { category: 'Lodge' });
  const { unmount } = show([lodge], 'nl');
  expect(within(screen.getByRole('article')).getByText('Huisje')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Huisje' })).toBeInTheDocument();
  unmount();
  show([lodge]);
  expect(within(screen.getByRole('article')).getByText('Cabin')).toBeInTheDocument();
});

test('on a phone the filters are behind a button that needs no scripts, and that says how many are set [TRV-01]', () => {
  const { container, unmount } = show([cabin], 'en', { category: ['Hotel', 'Lodge'], persons: 4 });
  const fold = container.querySelector('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent('Filters: 3 set');
  expect(fold?.nextElementSibling).toBe(screen.getByRole('form', { name: 'Find a stay' }));
  unmount();
  show([cabin]);
  expect(screen.getByText('Filters')).toHaveTextContent(/^Filters$/);
});
