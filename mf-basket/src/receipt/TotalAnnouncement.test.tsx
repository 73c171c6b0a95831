import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import nl from '../locales/nl.json' with { type: 'json' };
import { TotalAnnouncement } from './TotalAnnouncement.tsx';

const products = [productFor({ id: 'weekend', price: 8950, serviceCosts: 0 })];
const cartOf = (quantity: number) => cartFor({ weekend: quantity }, products);

test('a screen reader announces the total when it changes, and not when the basket opens [LAY-03]', () => {
  const { store } = renderInShop(<TotalAnnouncement />, {
    namespace: 'mf_basket',
    texts: nl,
    state: { products, cart: cartOf(1) },
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const twice = cartOf(2);
  act(() => store.set(primitives.cart, twice));
  expect(screen.getByRole('status')).toHaveTextContent(/^Totaal: € 179,00$/);
});
