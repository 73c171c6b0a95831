import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { routeRow } from '../../testing/everyRoute.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { shopAnswer } from '../testing/shopAnswer.ts';
import { foundAndShared } from './foundAndShared.ts';

const config = shopConfigSchema.parse({
  ...shopAnswer,
  slug: 'zomer',
  festivalData: {
    title: 'Zomer',
    dateStart: '2027-07-09',
    dateEnd: '2027-07-11',
    place: 'Zandvoort',
    tagline: 'Three days.',
    heroImage: '/brand/zomer/art/hero-main',
    texts: { nl: { tagline: 'Drie dagen.' } },
  },
});
const product = (more: object) =>
  productSchema.parse({
    id: 'weekend',
    name: 'Weekend',
    type: 'ticket',
    mappedType: 'ticket',
    price: 189,
    priceExcludingServiceCosts: 180,
    texts: { nl: { name: 'Weekendticket' } },
    ...more,
  });
const products = [
  product({}),
  product({ id: 'friday', name: 'Friday', price: 69.5, soldOut: true, texts: {} }),
  product({ id: 'tee', name: 'Tee', type: 'merchandise', mappedType: 'merchandise' }),
];
const elsewhere = (name: 'index' | 'login', more: object = {}) =>
  foundAndShared({
    page: pageFor({ config: null, brand: null, ...more }),
    shown: { kind: 'route', name, row: routeRow(name) },
    title: 'Festivals',
    origin: 'https://zomer.example',
    path: '/',
  });
const found = (name: 'slug' | 'slug-tickets' | 'slug-checkout', language: 'nl' | 'en' = 'nl') =>
  foundAndShared({
    page: pageFor({ language, config, products, brand: { id: 'zomer', name: 'Zomer', logo: '', symbol: '' } }),
    shown: { kind: 'route', name, row: routeRow(name) },
    title: 'Tickets · Zomer',
    origin: 'https://zomer.example',
    path: '/zomer/tickets',
  });
const content = (one: ReturnType<typeof found>, name: string) =>
  one.meta.find((attributes) => attributes.name === name || attributes.property === name)?.content;

test('a shop’s public page has its description, in its language, with a picture and one canonical address', () => {
  const page = found('slug-tickets');
  expect(content(page, 'description')).toBe('Drie dagen. 9–11 juli 2027, Zandvoort.');
  expect(content(page, 'og:title')).toBe('Tickets · Zomer');
  expect(content(page, 'og:locale')).toBe('nl_NL');
  expect(page.meta.filter(({ property }) => property === 'og:locale:alternate').map(({ content }) => content)).toEqual([
    'en_GB',
    'es_ES',
  ]);
  expect(content(page, 'og:image')).toBe('https://zomer.example/brand/zomer/art/hero-main-1920.webp');
  expect(content(page, 'og:url')).toBe('https://zomer.example/zomer/tickets');
  expect(page.canonical).toBe('https://zomer.example/zomer/tickets');
  expect(content(found('slug', 'en'), 'description')).toBe('Three days. 9–11 July 2027, Zandvoort.');
});

test('a shop’s public page lists the festival and its tickets, sold out or not, with the prices of their cards', () => {
  expect(found('slug').event).toMatchObject({
    '@type': 'MusicEvent',
    name: 'Zomer',
    startDate: '2027-07-09',
    endDate: '2027-07-11',
    location: { name: 'Zandvoort' },
    offers: [
      {
        name: 'Weekendticket',
        price: '189.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://zomer.example/zomer/tickets',
      },
      { name: 'Friday', price: '69.50', availability: 'https://schema.org/SoldOut' },
    ],
  });
});

test('a private page is excluded from search engines', () => {
  expect(found('slug-checkout')).toEqual({ meta: [{ name: 'robots', content: 'noindex' }] });
});

test('the index lists its festivals, with a picture; the login page is private', () => {
  const festival = {
    slug: 'zomer',
    title: 'Zomer',
    dateStart: '2027-07-09',
    dateEnd: '2027-07-11',
    place: 'Zandvoort',
  };
  const shops = [
    { ...festival, image: '/brand/zomer/art/hero-main', texts: { nl: { place: 'Zandvoort aan Zee' } } },
    { ...festival, slug: 'winter', title: 'Winter', place: '' },
  ];
  const page = elsewhere('index', { shops });
  expect(content(page, 'description')).toBe('Zomer, 9–11 juli 2027, Zandvoort aan Zee. Winter, 9–11 juli 2027.');
  expect(content(page, 'og:image')).toBe('https://zomer.example/brand/zomer/art/hero-main-1920.webp');
  expect(page.canonical).toBe('https://zomer.example/');
  expect(elsewhere('login')).toEqual({ meta: [{ name: 'robots', content: 'noindex' }] });
});

test('a shop that cannot be read now is not excluded from search engines', () => {
  const shown = { kind: 'error', status: 500 } as const;
  const page = pageFor({ config: null });
  expect(foundAndShared({ page, shown, title: '', origin: 'https://zomer.example', path: '/zomer' })).toEqual({
    meta: [],
  });
});
