import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { sellsTravelTickets, soldOutWay } from './soldOutWay.ts';

const meta = { soldOutText: 'All gone', soldOutTravelCtaText: 'Come with a cabin' };

test('a ticket on sale keeps its quantity control; a sold-out ticket links to travel if travel includes entrance [TIX-05]', () => {
  expect(soldOutWay(productFor({ id: 'weekend', meta }), true)).toBeNull();
  expect(soldOutWay(productFor({ id: 'weekend', stock: 0, meta }), true)).toEqual({
    kind: 'travel',
    label: 'Come with a cabin',
  });
  expect(soldOutWay(productFor({ id: 'weekend', soldOut: true, meta }), false)).toEqual({
    kind: 'none',
    label: 'All gone',
  });
});

test('overrideSoldout forces the sold-out display [TIX-05]', () => {
  const forced = productFor({ id: 'weekend', stock: 500, meta: { ...meta, overrideSoldout: true } });
  expect(soldOutWay(forced, false)).toEqual({ kind: 'none', label: 'All gone' });
});

test('only a ticket of the category TRAVEL TICKETS is included in a stay [TIX-05]', () => {
  const weekend = productFor({ id: 'weekend' });
  expect(sellsTravelTickets([weekend])).toBe(false);
  expect(sellsTravelTickets([weekend, productFor({ id: 'e', categories: { en: 'Travel tickets', nl: '' } })])).toBe(
    true,
  );
});
