import { readFileSync } from 'node:fs';
import path from 'node:path';
import { festivals } from './festivals.ts';

const documents = path.join(import.meta.dirname, '../../../shared-ui/src/brands');

/** The paragraph with the minimum age in a brand's terms. */
const ageIn = (brand: string, language: string) =>
  readFileSync(path.join(documents, brand, 'documents', `terms.${language}.html`), 'utf8')
    .split('\n')
    .find((line) => line.includes('18'));

test('both brands require an age of 18 on the same day, and their terms say so [CHK-05, BRD-05]', () => {
  const rules = festivals().map(({ shops: [shop] }) => shop?.config.shopSettings?.fields?.ageRequirements);
  expect(rules).toEqual(['Yes, 18 at event start', 'Yes, 18 at event start']);
  for (const language of ['nl', 'en', 'es']) expect(ageIn('nachtwoud', language)).toBe(ageIn('solstrand', language));
  expect(ageIn('solstrand', 'nl')).toContain('op de eerste dag van het festival');
});

test('the ticket included in a stay has the same name as the ticket for all days [BRD-05]', () => {
  for (const { products } of festivals()) {
    const named = (id: string) => products.find(({ product }) => product.id === id)?.product;
    const [all, ofStay] = [named('weekend'), named('travel-ticket')];
    expect(ofStay?.name).toBe(`${all?.name} with your stay`);
    expect(ofStay?.texts?.nl?.name).toBe(`${all?.texts?.nl?.name} bij je verblijf`);
  }
});

test('a shop with a minimum age of 18 sells no tickets for children [CHK-05, BRD-05]', () => {
  const names = festivals().flatMap(({ products }) =>
    products.flatMap(({ product }) => [
      product.name,
      ...Object.values(product.texts ?? {}).map((text) => text?.name ?? ''),
    ]),
  );
  expect(names.filter((name) => /\b(child|kind|niñ)/i.test(name))).toEqual([]);
});

test('no text says that a paid membership ends automatically, since it renews [MEM-01, BRD-05]', () => {
  const paid = festivals().flatMap(({ products }) =>
    products.filter(({ product }) => product.mappedType === 'membership' && product.price > 0),
  );
  const texts = paid.flatMap(({ product }) => [
    product.meta?.description,
    ...Object.values(product.texts ?? {}).map((text) => text?.meta?.description),
  ]);
  expect(texts.length).toBeGreaterThan(paid.length);
  expect(texts.filter((text) => !text || /by itself|vanzelf|por sí sola/.test(text))).toEqual([]);
});

test('tickets of members and upgrades have the same names as the festival’s tickets [BRD-05]', () => {
  const [, nachtwoud] = festivals();
  const named = (id: string) => nachtwoud?.products.find(({ product }) => product.id === id)?.product.texts?.nl?.name;
  expect([named('weekend-member'), named('upgrade-camping')]).toEqual([
    `${named('weekend')} voor leden`,
    named('camping'),
  ]);
});

/** The picture of a product, if another product could have lent it one. */
const own: Record<string, string> = {
  'stay-breakfast': 'breakfast',
  'stay-towels': 'towel',
  breakfast: 'breakfast',
  tokens: 'tokens',
  companion: 'companion',
  'early-entry': 'early-entry',
  'mer_gin_ONE SIZE': 'gin',
};

test('pictures show what is sold: no breakfast with the picture of a hotel, no companion with the number of a day [BRD-05]', () => {
  for (const festival of festivals()) {
    const products = [...festival.products, ...festival.stayExtras];
    const pictures = products
      .filter(({ product }) => product.id in own)
      .map(({ product }) => [product.id, product.meta?.image?.replace(/^.*\/|\.svg$/g, '')]);
    expect(Object.fromEntries(pictures)).toEqual(own);
    // A hotel's, a cabin's or a day's picture belongs to that stay or ticket alone.
    const borrowed = products.filter(
      ({ product }) =>
        /\/(hotel-harbour|cabin|glamping|day-|tote|bottle)/.test(product.meta?.image ?? '') &&
        !/hotel-harbour|cabin|glamping|day-|tote|bottle/.test(product.id),
    );
    expect(borrowed.map(({ product }) => product.id)).toEqual([]);
  }
});
