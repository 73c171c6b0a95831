import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { upgradeOffers } from './upgradeOffers.ts';

const products = [productFor({ id: 'camping', price: 24900 }), productFor({ id: 'vip', price: 15000 })];
const option = (productId: string) => ({ id: productId, productId, name: '' });
const weekend = (...ids: string[]) => ({
  id: 'weekend',
  name: 'Weekend',
  discount: 18900,
  upgradeOptions: ids.map(option),
});

test('an option costs the difference to the earlier ticket, and never less than zero [UPG-01, UPG-02]', () => {
  expect(upgradeOffers(products, [weekend('camping', 'vip')], 'nl')).toEqual([
    {
      id: 'weekend',
      name: 'Weekend',
      options: [
        { productId: 'camping', fullPrice: 24900, price: 6000 },
        { productId: 'vip', fullPrice: 15000, price: 0 },
      ],
    },
  ]);
});

test('products that the shop does not sell are not offered, and neither is an upgrade without products [UPG-01]', () => {
  expect(
    upgradeOffers(products, [weekend('gone'), weekend('gone', 'vip')], 'nl').map(({ options }) => options.length),
  ).toEqual([1]);
});

test('the earlier ticket has its name in the page’s language, if the shop knows it [BRD-05, UPG-01]', () => {
  const earlier = productFor({
    id: 'weekend',
    name: 'Weekendticket',
    texts: { es: { name: 'Entrada de fin de semana' } },
  });
  const nameIn = (language: 'nl' | 'es', sold = [...products, earlier]) =>
    upgradeOffers(sold, [weekend('vip')], language)[0]?.name;
  expect([nameIn('nl'), nameIn('es'), nameIn('es', products)]).toEqual([
    'Weekendticket',
    'Entrada de fin de semana',
    'Weekend',
  ]);
});
