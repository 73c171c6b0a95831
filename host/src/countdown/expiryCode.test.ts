import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { expiryCode } from './expiryCode.ts';

const upgrade = { skipTravel: false, skipBus: false, upgrades: [] };

test('the modal of an expired cart is 6002; with the upgrade module it is 4004, and for a wishlist 4010 [CNT-02]', () => {
  expect(expiryCode(configFor())).toBe(6002);
  expect(expiryCode(configFor({ upgradableOrder: upgrade }))).toBe(4004);
  expect(expiryCode(configFor({ upgradableOrder: upgrade, preregistration: true }))).toBe(4010);
  expect(expiryCode(configFor({ preregistration: true }))).toBe(6002);
});
