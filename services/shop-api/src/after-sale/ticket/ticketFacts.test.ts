import { festivals } from '@festival/example-festivals/festivals';
import type { Language } from '@festival/shared-contracts/language/languages';
import { productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import * as z from 'zod/mini';
import { ticketFacts } from './ticketFacts.ts';

const all = festivals();

function factsOf(eventId: string, productId: string, language: Language) {
  const festival = all.find((own) => own.eventId === eventId);
  const seed = festival?.products.find(({ product }) => product.id === productId);
  const config = z.parse(shopConfigSchema, festival?.shops[0]?.config);
  const product = seed ? productInLanguage(z.parse(productSchema, seed.product), language) : null;
  return ticketFacts(product, config, language);
}

test.each([
  ['day-sunday', 'nl', ['zo 11 juli 2027', '12:00 CEST', 'ma 12 juli 2027, 00:00 CEST', 'Solstrand, bij Zandvoort']],
  ['day-sunday', 'en', ['Sun 11 July 2027', '12:00 CEST', 'Mon 12 July 2027, 00:00 CEST', 'Solstrand, near Zandvoort']],
  [
    'day-sunday',
    'es',
    ['dom 11 de julio de 2027', '12:00 CEST', 'lun 12 de julio de 2027, 00:00 CEST', 'Solstrand, cerca de Zandvoort'],
  ],
  [
    'weekend',
    'nl',
    ['vr 9 juli 2027 – zo 11 juli 2027', '12:00 CEST', 'ma 12 juli 2027, 00:00 CEST', 'Solstrand, bij Zandvoort'],
  ],
] as const)('a ticket shows its own day and when its doors open: %s in %s [BYD-02]', (product, language, values) => {
  expect(factsOf('solstrand-2027', product, language).facts.map(([, value]) => value)).toEqual(values);
});

test.each([
  ['travel-ticket', ['vr 9 juli 2027 – zo 11 juli 2027', '12:00 CEST']],
  ['upgrade-camping', ['do 8 juli 2027 – ma 12 juli 2027', '18:00 CEST']],
])(
  'a ticket that is part of a stay or an upgrade shows the hours of the corresponding ticket: %s [BYD-02, UPG-02]',
  (product, values) => {
    const { facts } = factsOf('solstrand-2027', product, 'nl');
    expect(facts.slice(0, 2).map(([, value]) => value)).toEqual(values);
  },
);

test.each([
  ['weekend', 'nl', 'polsbandje'],
  ['weekend', 'en', 'wristband'],
  ['weekend', 'es', 'pulsera'],
  ['day-sunday', 'nl', 'één keer'],
] as const)(
  'a ticket for several days explains re-entry, a ticket for one day says that it is valid once: %s in %s [BYD-02]',
  (product, language, word) => {
    expect(factsOf('solstrand-2027', product, language).hint).toContain(word);
  },
);

test('the morning after the festival’s last night belongs to the last day [BYD-02]', () => {
  expect(factsOf('nachtwoud-2027', 'day-sunday', 'nl').facts[0]?.[1]).toBe('zo 10 oktober 2027');
});

test('a bus ticket shows its stop, both rides, and that it is valid for two rides [BYD-02, TRN-01]', () => {
  const { facts, hint } = factsOf('solstrand-2027', 'bus-utrecht', 'nl');
  expect(facts).toEqual([
    ['Opstapplaats', 'Utrecht Jaarbeurszijde'],
    ['Heen', 'vr 9 juli 2027, 10:00 CEST'],
    ['Terug', 'ma 12 juli 2027, 00:30 CEST'],
    ['Waar', 'Solstrand, bij Zandvoort'],
  ]);
  expect(hint).toContain('één keer heen en één keer terug');
});

test('a ticket without times shows the festival’s days', () => {
  expect(factsOf('solstrand-2027', 'gone', 'nl').facts[0]?.[1]).toBe('vr 9 juli 2027 – zo 11 juli 2027');
});

test('the time format of the shop’s config is used for every time of a ticket, including bus tickets [I18-05]', () => {
  const festival = all.find(({ eventId }) => eventId === 'solstrand-2027');
  const config = z.parse(shopConfigSchema, festival?.shops[0]?.config);
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' };
  const own = { ...config, shopSettings: { ...config.shopSettings, fields } };
  const valuesOf = (id: string) => {
    const seed = festival?.products.find(({ product }) => product.id === id);
    return ticketFacts(z.parse(productSchema, seed?.product), own, 'nl').facts.map(([, value]) => value);
  };
  expect(valuesOf('day-sunday').slice(1, 3)).toEqual(['11-07-2027 12:00 CEST', '12-07-2027 00:00 CEST']);
  expect(valuesOf('bus-utrecht').slice(1, 3)).toEqual(['09-07-2027 10:00 CEST', '12-07-2027 00:30 CEST']);
});
