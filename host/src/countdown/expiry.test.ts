import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { expiryCode, restartAddress } from './expiry.ts';

const upgrade = { skipTravel: false, skipBus: false, upgrades: [] };

test('the modal of an expired cart: 6002, with the upgrade module 4004, and 4010 for a wishlist [CNT-02]', () => {
  expect(expiryCode(configFor())).toBe(6002);
  expect(expiryCode(configFor({ upgradableOrder: upgrade }))).toBe(4004);
  expect(expiryCode(configFor({ upgradableOrder: upgrade, preregistration: true }))).toBe(4010);
  expect(expiryCode(configFor({ preregistration: true }))).toBe(6002);
});

test('one begins again in the waiting room, or on the shop’s page [CNT-02]', () => {
  const queue = configFor({ queueUrl: 'https://queue.example/zomer?c=1' });
  expect(restartAddress(queue, '?utm_source=mail')).toBe('https://queue.example/zomer?c=1');
  expect(restartAddress(configFor(), '')).toBe('/zomer');
  expect(restartAddress(configFor({ queueUrl: 'javascript:alert(1)' }), '')).toBe('/zomer');
});

test('the query goes along, but for what named the cart that ended [RTE-02]', () => {
  expect(restartAddress(configFor(), '?utm_source=mail&cartId=c1&provider=paylogic')).toBe('/zomer?utm_source=mail');
});
