import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { scarcest } from './scarcest.ts';

const ticket = (id: string, stock: number | null, values = {}) => productFor({ id, name: id, stock, ...values });

test('the home page names the ticket with the fewest left [RTE-18]', () => {
  const products = [ticket('weekend', 90), ticket('saturday', 40), ticket('sunday', 5000)];
  expect(scarcest(products)).toEqual({ name: 'saturday', left: 40 });
});

test('no ticket is named while all have enough stock; a sold-out ticket or another product is never named [RTE-18]', () => {
  expect(scarcest([ticket('weekend', 5000), ticket('camping', null)])).toBeNull();
  expect(scarcest([ticket('weekend', 0), ticket('sunday', 30, { soldOut: true })])).toBeNull();
  expect(scarcest([ticket('tee', 2, { mappedType: 'merchandise' })])).toBeNull();
});
