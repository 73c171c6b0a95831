import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai';
import { formRulesAtom, todayAtom } from './formRulesAtom.ts';

const lateEvening = Date.parse('2026-11-20T23:30:00Z');

const shop = (config: ShopConfig | null) => {
  const store = createStore();
  store.set(primitives.serverNow, lateEvening);
  store.set(primitives.config, config);
  return store;
};

test('today is the day at the festival, by the server’s clock', () => {
  const { festivalData } = configFor();
  const abroad = configFor({ festivalData: { ...festivalData, timeZone: 'America/New_York' } });
  expect(shop(configFor()).get(todayAtom)).toBe('2026-11-21');
  expect(shop(abroad).get(todayAtom)).toBe('2026-11-20');
});

test('the rules come from the shop and the cart: payment provider, age rule, first day, country of delivery', () => {
  const { shopSettings } = configFor();
  const fields = { ...shopSettings.fields, ageRequirements: 'Yes, currently 18 years' as const };
  const config = configFor({ paymentProvider: 'adyen', shopSettings: { ...shopSettings, fields } });
  const store = shop(config);
  store.set(primitives.pendingChoices, { shippingCountry: 'BE' });
  expect(store.get(formRulesAtom)).toEqual({
    paymentProvider: 'adyen',
    ageRequirements: 'Yes, currently 18 years',
    festivalStart: '2027-07-09',
    today: '2026-11-21',
    deliveryCountry: 'BE',
  });
});

test('before the shop is read, the form has no age rule', () => {
  expect(shop(null).get(formRulesAtom)).toEqual({
    paymentProvider: 'paylogic',
    ageRequirements: 'No',
    festivalStart: '',
    today: '2026-11-21',
    deliveryCountry: null,
  });
});
