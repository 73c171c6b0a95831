import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { emptyPage } from './emptyPage.ts';
import { withShop } from './withShop.ts';

const weekend = productFor({
  id: 'weekend',
  name: 'Weekend ticket',
  meta: { description: 'All of it.', perks: ['Stages'] },
  texts: {
    nl: { name: 'Weekendticket', meta: { description: 'Alles.', perks: ['Podia'] } },
    es: { name: 'Fin de semana', meta: { description: 'Todo.' } },
  },
});
const page = emptyPage({ language: undefined, serverNow: 0, registryOrigin: '' });
const shown = (chosen?: 'nl' | 'en' | 'es') =>
  withShop(
    page,
    { config: configFor({ defaultLanguage: 'nl' }), products: [weekend], cart: { kind: 'none' } },
    chosen,
    {
      brands: {},
    } as never,
  ).products[0];

test.each(['nl', 'es', 'en'] as const)(
  'a page has the texts of a product in its own language only: %s [I18-08]',
  (language) => {
    const product = shown(language);
    const expected = productInLanguage(weekend, language);
    if (!product) throw new Error('The page has no product.');
    const { name, meta } = productInLanguage(product, language);
    expect({ name, meta }).toEqual({ name: expected.name, meta: expected.meta });
    const others = { nl: 'Alles.', es: 'Todo.', en: 'All of it.' };
    for (const [other, text] of Object.entries(others))
      expect(JSON.stringify(product).includes(text)).toBe(other === language);
  },
);

test('the original name is kept in addition to the translated one, for reports [ANL-01]', () => {
  expect(shown()).toMatchObject({ name: 'Weekend ticket', texts: { nl: { name: 'Weekendticket' } } });
});
