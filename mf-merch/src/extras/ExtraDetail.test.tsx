import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Extra from '../exposes/extra.tsx';
import texts from '../locales/en.json' with { type: 'json' };
import { steps } from '../steps.ts';

const shower = productFor({ id: 'shower', name: 'Shower', mappedType: 'extras', price: 300 });
const locker = productFor({
  id: 'locker',
  name: 'Locker',
  mappedType: 'extras',
  price: 1250,
  stock: 5,
  meta: {
    description: 'Room for a bag.',
    image: '/brand/solstrand/art/locker',
    imageAlt: 'A locker',
    perks: ['With a socket', 'Open at night'],
    productDisclaimer: 'Bring your own lock.',
  },
});

const show = (product: Product, state: ShopStateValues = {}) =>
  renderInShop(<Extra params={{ id: product.id }} />, {
    namespace: 'mf_merch',
    texts,
    language: 'en',
    path: `/zomer/extras/${product.id}?utm_source=mail`,
    state: { config: configFor(), products: [shower, product], ...state },
  });

test('/extras/{id} shows all facts of its extra only, and the extra can be added there [EXT-01, BSK-10]', async () => {
  const [detail] = steps.find(({ name }) => name === 'extras')?.addresses ?? [];
  expect(detail).toEqual({ path: ':id', module: 'extra', guards: ['productOffered'] });
  const { commands } = show(locker);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const page = within(screen.getByRole('article', { name: 'Locker' }));
  expect(page.getByRole('img', { name: 'A locker' })).toBeInTheDocument();
  expect(page.getByText('Room for a bag.')).toBeInTheDocument();
  const perks = within(page.getByRole('list', { name: 'Locker: what you get' }));
  expect(perks.getAllByRole('listitem').map((perk) => perk.textContent)).toEqual(['With a socket', 'Open at night']);
  expect(page.getByText('Bring your own lock.')).toBeInTheDocument();
  expect(page.getByText(/12,50/)).toBeInTheDocument();
  expect(page.getByText('5 left')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'More Locker' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('locker', 1);
});

test('the page of a sold-out extra does not sell it, and links to the other extras with the query [EXT-01]', () => {
  show({ ...locker, stock: 0 });
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.queryByText(/12,50/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the other extras' })).toHaveAttribute(
    'href',
    '/zomer/extras?utm_source=mail',
  );
});

test('a shop with soldoutPrice shows the price; a sold-out extra in the cart can be removed', () => {
  const { unmount } = show({ ...locker, stock: 0 }, { config: configFor({ soldoutPrice: true }) });
  expect(screen.getByText(/12,50/)).toBeInTheDocument();
  unmount();
  show({ ...locker, stock: 0 }, { pendingQuantities: { locker: 1 } });
  expect(screen.getByRole('button', { name: 'Fewer Locker' })).toBeInTheDocument();
});
