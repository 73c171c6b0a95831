import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import nl from '@festival/shared-ui/locales/nl.json' with { type: 'json' };
import { StayFacts } from '@festival/shared-ui/stay-facts/StayFacts';
import { screen } from '@testing-library/react';

const products = [
  productFor({ id: 'room', type: 'hotel', mappedType: 'packages', price: 40000 }),
  productFor({ id: 'entrance', price: 0, categories: { en: 'TRAVEL TICKETS', nl: '' } }),
];

const factsOf = (productId: string, travel: Partial<NonNullable<CartChoices['travel']>>, entrance = 2) => {
  const chosen = { packageId: 'hotel', roomId: 'room', persons: 2, ...travel };
  const { container, unmount } = renderInShop(<StayFacts productId={productId} />, {
    namespace: 'ui',
    texts: nl,
    state: {
      config: configFor(),
      products,
      cart: cartFor({ room: 1, entrance }, products, { choices: { ...nothingChosen, travel: chosen } }),
    },
  });
  const text = container.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

test('a stay’s line has its days, nights and persons, and says that entrance is included [TRV-03]', () => {
  const days = { startOfStayDate: '2027-07-08', endOfStayDate: '2027-07-12' };
  expect(factsOf('room', days)).toBe('do 8 juli tot ma 12 juli · 4 nachten · 2 personen · entree inbegrepen');
  expect(factsOf('room', { ...days, endOfStayDate: '2027-07-09', persons: 1 })).toContain('1 nacht · 1 persoon');
  expect(factsOf('room', days, 0)).not.toContain('entree');
});

test('a cart without the days of a stay shows the persons, and other products have no such line', () => {
  expect(factsOf('room', {})).toBe('2 personen · entree inbegrepen');
  expect(factsOf('weekend', {})).toBeUndefined();
  expect(screen.queryByText(/personen/)).toBeNull();
});
