import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { CompareTable } from './CompareTable.tsx';
import { CompareTransport } from './CompareTransport.tsx';

const way = (id: string, name: string, price: number, meta: Partial<Product['meta']>, stock: number | null = null) =>
  productFor({ id, name, mappedType: 'comparetransport', price, stock, meta });
const train = way('train', 'Train', 2780, {
  region: 'nl',
  departure: 'Amsterdam Centraal',
  travelMinutes: 75,
  co2Kilograms: 1.4,
});
const coach = way('coach', 'Coach', 6100, {
  region: 'eu',
  departure: 'Paris Bercy',
  travelMinutes: 420,
  departsAt: '2027-07-09T20:00:00Z',
});

const options = (state: ShopStateValues, path = '/zomer/comparetransport?utm_source=mail') => ({
  namespace: 'mf_transport',
  texts,
  language: 'en' as const,
  path,
  state: { config: configFor(), products: [coach, train], ...state },
});
const show = (params: Record<string, string> = {}, state: ShopStateValues = {}) =>
  renderInShop(<CompareTransport params={params} />, options(state));
const card = (name: string) => within(screen.getByRole('article', { name }));
const factsOf = (name: string) =>
  card(name)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);

test('each way to travel is next to the others with its place, time and CO2, and marked in the facts in which it is the best [TRN-03]', () => {
  show();
  expect(factsOf('Train')).toEqual(['Amsterdam Centraal', '1 h 15 min', '1.4 kg']);
  expect(factsOf('Coach')).toEqual(['Paris Bercy', '7 h', 'Fri 9 July, 22:00 CEST']);
  expect(card('Train').getByText('Cheapest')).toBeInTheDocument();
  expect(card('Train').getByText('Fastest')).toBeInTheDocument();
  // Only one of the ways has an emission.
  expect(screen.queryByText('Least CO₂')).not.toBeInTheDocument();
});

test('the time of a way to travel is written in the festival’s format if there is one [I18-05]', () => {
  const config = configFor();
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' };
  show({}, { config: { ...config, shopSettings: { fields } } });
  expect(factsOf('Coach')).toContain('09-07-2027 22:00 CEST');
});

test('a way is booked by the shared control [TRN-03, BSK-10]', async () => {
  const { commands } = show();
  await userEvent.click(card('Train').getByRole('button', { name: 'More Train' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('train', 1);
});

test('an address below the comparison shows one region, and links open the other views with the query [TRN-03]', () => {
  show({ region: 'eu' });
  expect(screen.queryByRole('article', { name: 'Train' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Coach' })).toBeInTheDocument();
  const views = within(screen.getByRole('navigation', { name: 'What is shown' })).getAllByRole('link');
  expect(views.map((link) => link.getAttribute('href'))).toEqual(
    ['', '/nl', '/eu', '/detail'].map((view) => `/zomer/comparetransport${view}?utm_source=mail`),
  );
  expect(views.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([views[2]]);
});

test('a full way to travel is marked as full, without a quantity, and without its price unless the shop shows it', () => {
  const { unmount } = show({}, { products: [{ ...coach, stock: 0 }, train] });
  expect(screen.getAllByRole('article').map((article) => article.textContent?.includes('Full.'))).toEqual([
    false,
    true,
  ]);
  expect(card('Coach').queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(card('Coach').queryByText(/61,00/)).not.toBeInTheDocument();
  unmount();
  show({}, { products: [{ ...coach, stock: 0 }, train], config: configFor({ soldoutPrice: true }) });
  expect(card('Coach').getByText(/61,00/)).toBeInTheDocument();
});

test('the table shows all ways side by side: a row for each known fact, and a button to book [TRN-03]', async () => {
  const { commands } = renderInShop(<CompareTable />, options({}, '/zomer/comparetransport/detail'));
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(0, -1)).toEqual([
    ['', 'Coach', 'TrainCheapestFastest'],
    ['From', 'Paris Bercy', 'Amsterdam Centraal'],
    ['Out', 'Fri 9 July, 22:00 CEST', 'Not known'],
    ['Travel time', '7 h', '1 h 15 min'],
    ['CO₂, out and back', 'Not known', '1.4 kg'],
  ]);
  const prices = within(screen.getByRole('row', { name: /^Price/ })).getAllByRole('cell');
  expect(prices.map((cell) => /[\d,]+/.exec(cell.textContent ?? '')?.[0])).toEqual(['61,00', '27,80']);
  await userEvent.click(screen.getByRole('button', { name: 'More Coach' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('coach', 1);
});

test('a shop without compared ways says that it has none', () => {
  show({}, { products: [productFor({ id: 'weekend' })] });
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
