import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { upsellEntrySchema } from '@festival/shared-contracts/upsell/upsellEntry';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json' with { type: 'json' };
import { BasketOffers } from './BasketOffers.tsx';
import { PageOffers } from './PageOffers.tsx';

const extra = (id: string, values = {}) =>
  productFor({ id, name: id, price: 950, mappedType: 'extras', type: 'extras', ...values });
const products = [
  productFor({ id: 'weekend', price: 9500 }),
  extra('Kluisje', { isUpsell: true, meta: { image: '/brand/solstrand/art/locker' } }),
  extra('Poncho', { isUpsell: true, isHighlight: true }),
  extra('tee'),
];
const entries = [
  upsellEntrySchema.parse({
    id: 'tee',
    tile: { title: 'The shirt', buttonLabel: 'Look', tileLink: 'Merchandise' },
    texts: { nl: { title: 'Het T-shirt', buttonLabel: 'Bekijk het' } },
  }),
];

beforeAll(() => {
  // Browser features that the carousel uses and jsdom lacks; elements have no size here.
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

const show = (element = <PageOffers />, quantities: Quantities = { weekend: 1 }) =>
  renderInShop(element, {
    namespace: 'mf_basket',
    texts: nl,
    state: {
      config: configFor({ upsellProducts: entries }),
      products,
      cart: cartFor(quantities, products),
      stepLinks: { ofKinds: {}, ofTiles: { Merchandise: 'merchandise' } },
    },
  });
const tiles = () =>
  screen
    .getAllByRole('article')
    .map((tile) => tile.getAttribute('aria-labelledby') && tile.querySelector('p')?.textContent);

test('offers are slides in order, highlighted ones first, without products that are in the cart [OVL-06]', async () => {
  const { setState } = show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(tiles()).toEqual(['Poncho', 'Het T-shirt', 'Kluisje']);
  act(() => setState({ cart: cartFor({ weekend: 1, Poncho: 1 }, products) }));
  expect(tiles()).toEqual(['Het T-shirt', 'Kluisje']);
});

test('a tile has title, picture, price and a button that adds the product or opens its step [OVL-12]', async () => {
  const { commands, container } = show();
  const tile = within(await screen.findByRole('article', { name: 'Kluisje' }));
  expect(tile.getByText(/9,50/)).toBeVisible();
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/brand/solstrand/art/locker');
  await userEvent.click(tile.getByRole('button', { name: `${nl.upsell.add} Kluisje` }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('Kluisje', 1);
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk het Het T-shirt' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('merchandise');
});

test('during a write no offer can be added', async () => {
  const { commands, setState } = show();
  await screen.findAllByRole('listitem');
  act(() => setState({ shopUpdateState: 'updating' }));
  await userEvent.click(screen.getByRole('button', { name: /Kluisje/ }));
  expect(commands.cart.setQuantity).not.toHaveBeenCalled();
});

test('the last offer is a single tile, and after it there is no offer [OVL-13]', () => {
  const { setState, container } = show(<PageOffers />, { weekend: 1, Poncho: 1, tee: 1 });
  expect(tiles()).toEqual(['Kluisje']);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  act(() => setState({ cart: cartFor({ Kluisje: 1, Poncho: 1, tee: 1 }, products) }));
  expect(container).toBeEmptyDOMElement();
});

test('offers at the end of the basket have a heading; without offers there is none [BSK-02]', async () => {
  const { setState, container } = show(<BasketOffers />);
  const region = await screen.findByRole('region', { name: nl.upsell.heading });
  expect(await within(region).findAllByRole('listitem')).toHaveLength(3);
  act(() => setState({ cart: cartFor({ Kluisje: 1, Poncho: 1, tee: 1 }, products) }));
  expect(container).toBeEmptyDOMElement();
});
