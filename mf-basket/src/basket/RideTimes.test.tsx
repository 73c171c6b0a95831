import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { screen } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { RideTimes } from './RideTimes.tsx';

const show = (values: Partial<Omit<Product, 'meta'>>, meta: Partial<Product['meta']>, config = configFor()) =>
  renderInShop(<RideTimes product={productFor({ id: 'bus', mappedType: 'transportation', ...values, meta })} />, {
    namespace: 'mf_basket',
    texts,
    language: 'en',
    state: { config },
  });
const facts = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('a bus in the basket names its stop, and its times of departure and return [TRN-01]', () => {
  show({}, { departure: 'Utrecht', departsAt: '2027-07-09T08:00:00Z', returnsAt: '2027-07-11T22:30:00Z' });
  expect(facts()).toEqual(['From Utrecht', 'Out Fri 9 July, 10:00 CEST', 'Back Mon 12 July, 00:30 CEST']);
});

test('unknown times are left out, and times in words are shown unchanged', () => {
  const { unmount } = show({ mappedType: 'comparetransport' }, { departure: 'Paris', departsAt: 'late' });
  expect(facts()).toEqual(['From Paris', 'Out late']);
  unmount();
  show({}, {});
  expect(facts()).toEqual([]);
});

test('only transport has a ride', () => {
  show({ mappedType: 'merchandise' }, { departure: 'Utrecht' });
  expect(facts()).toEqual([]);
});

test('times are written in the festival’s format if there is one [I18-05]', () => {
  const config = configFor();
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' };
  const meta = { departsAt: '2027-07-09T08:00:00Z', returnsAt: '2027-12-11T22:30:00Z' };
  show({}, meta, { ...config, shopSettings: { fields } });
  expect(facts()).toEqual(['Out 09-07-2027 10:00 CEST', 'Back 11-12-2027 23:30 CET']);
});
