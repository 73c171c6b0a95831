import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { BusList } from './BusList.tsx';

const bus = (id: string, values: Partial<Omit<Product, 'meta'>> = {}, meta: Partial<Product['meta']> = {}) =>
  productFor({ id, mappedType: 'transportation', price: 3450, ...values, meta });

const amsterdam = bus(
  'bus-amsterdam',
  { name: 'Return trip Amsterdam' },
  {
    region: 'nl',
    departure: 'Amsterdam Sloterdijk',
    departsAt: '2027-07-09T08:30:00Z',
    returnsAt: '2027-07-12T00:15:00Z',
  },
);
const antwerp = bus('bus-antwerp', { name: 'Return trip Antwerp' }, { region: 'eu', departure: 'Antwerp Centraal' });

const show = (products: Product[], state: ShopStateValues = {}, path = '/zomer/transportation') =>
  renderInShop(<BusList />, {
    namespace: 'mf_transport',
    texts,
    language: 'en',
    path,
    state: { config: configFor(), products, ...state },
  });

const stop = (name: string) => within(screen.getByRole('article', { name }));

test('buses are listed by region and place of departure, with their times of departure and return [TRN-01]', () => {
  show([antwerp, amsterdam]);
  const home = within(screen.getByRole('region', { name: 'From the Netherlands' }));
  expect(home.getByRole('heading', { name: 'Amsterdam Sloterdijk' })).toBeInTheDocument();
  expect(stop('Amsterdam Sloterdijk').getByText('Fri 9 July, 10:30 CEST')).toBeInTheDocument();
  expect(stop('Amsterdam Sloterdijk').getByText('Mon 12 July, 02:15 CEST')).toBeInTheDocument();
  const abroad = within(screen.getByRole('region', { name: 'From Belgium and beyond' }));
  expect(abroad.getAllByRole('article')).toHaveLength(1);
});

test("times are written in the festival's format if it has one; other texts are shown unchanged [I18-05]", () => {
  const config = configFor();
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' };
  const words = bus('bus-late', { name: 'Late' }, { departsAt: 'after the last song' });
  show([amsterdam, words], { config: { ...config, shopSettings: { fields } } });
  expect(stop('Amsterdam Sloterdijk').getByText('09-07-2027 10:30 CEST')).toBeInTheDocument();
  expect(stop('Late').getByText('after the last song')).toBeInTheDocument();
});

test('two rides from one place are on one card [TRN-01]', () => {
  show([amsterdam, bus('bus-late', { name: 'Late trip' }, { departure: 'Amsterdam Sloterdijk' })]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
});

test('an address below transportation shows only its region [TRN-01]', () => {
  show([antwerp, amsterdam], {}, '/zomer/transportation/eu');
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Antwerp Centraal' })).toBeInTheDocument();
});

test('a seat is added by the shared control [TRN-01, BSK-10]', async () => {
  const { commands } = show([amsterdam]);
  await userEvent.click(screen.getByRole('button', { name: 'More Return trip Amsterdam' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('bus-amsterdam', 1);
});

test('a full bus is marked as full, with a link and without a quantity; the number of last seats is shown [TRN-01]', () => {
  show([bus('bus-utrecht', { name: 'Utrecht', stock: 0 }), bus('bus-late', { name: 'Late', stock: 4 })]);
  expect(stop('Utrecht').getAllByText('Full')).not.toHaveLength(0);
  expect(stop('Utrecht').getByText(/somewhere else/)).toBeInTheDocument();
  expect(stop('Utrecht').queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(stop('Late').getByText('4 seats left')).toBeInTheDocument();
});

test('the fee of the first bus is stated once in words, unless the shop has none [TRN-02]', () => {
  const { unmount } = show([amsterdam]);
  expect(screen.getByText(/^€\s2,00 once per order$/)).toBeInTheDocument();
  unmount();
  show([productFor({ id: 'paylogic_weekend' }), amsterdam]);
  expect(screen.queryByText(/once per order/)).not.toBeInTheDocument();
});

test('a shop without buses says that it has none', () => {
  show([productFor({ id: 'weekend' })]);
  expect(screen.getByRole('heading', { name: 'No bus from here yet' })).toBeInTheDocument();
});

test('on a phone each stop is one row with its price; a native button, or a seat in the cart, opens its rides [TRN-01]', () => {
  const dear = bus('bus-late', { name: 'Late trip', price: 4450 }, { departure: 'Amsterdam Sloterdijk' });
  const full = bus('bus-full', { name: 'Full trip', stock: 0 }, { departure: 'Utrecht' });
  const { store } = show([amsterdam, dear, antwerp, full]);
  const foldOf = (name: string) => screen.getByRole('article', { name }).querySelector('details');
  const row = (name: string) => foldOf(name)?.querySelector('summary')?.textContent?.replace('\u00a0', ' ');
  expect(row('Amsterdam Sloterdijk')).toBe('From € 34,50Choose seats');
  expect(row('Antwerp Centraal')).toBe('€ 34,50Choose seats');
  expect(row('Utrecht')).toBe('Full');
  expect(foldOf('Antwerp Centraal')).not.toHaveAttribute('open');
  act(() => store.set(primitives.cart, cartFor({ 'bus-antwerp': 1 }, [antwerp])));
  expect(foldOf('Antwerp Centraal')).toHaveAttribute('open');
});
