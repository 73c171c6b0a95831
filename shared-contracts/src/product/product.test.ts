import { isTravelTicket } from './isTravelTicket.ts';
import { productSchema } from './product.ts';
import { productInLanguage } from './productInLanguage.ts';

const product = (values: object = {}) =>
  productSchema.parse({
    id: 'weekend',
    name: 'Weekend',
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
    ...values,
  });

test('a product has texts in the page’s language, and its own text if a translation is missing', () => {
  const texts = { nl: { name: 'Heel weekend' }, es: { meta: { description: 'Tres días' } } };
  const weekend = product({ meta: { description: 'Three days', image: 'weekend.avif' }, texts });
  const dutch = productInLanguage(weekend, 'nl');
  expect(dutch).toEqual({ ...weekend, name: 'Heel weekend' });
  const spanish = productInLanguage(weekend, 'es');
  expect(spanish).toEqual({ ...weekend, meta: { ...weekend.meta, description: 'Tres días' } });
  expect(productInLanguage(weekend, 'en')).toEqual(weekend);
});

test('only a ticket can be a travel ticket, by its English category in upper or lower case', () => {
  const categories = { en: 'Travel tickets', nl: '' };
  expect(isTravelTicket(product({ categories }))).toBe(true);
  expect(isTravelTicket(product({ categories, mappedType: 'packages' }))).toBe(false);
  expect(isTravelTicket(product({ categories: { en: '', nl: 'TRAVEL TICKETS' } }))).toBe(false);
});
