import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { lowestPrice } from './lowestPrice.ts';

const tickets = { sells: ['ticket' as const] };

test('a tile names the lowest price of an available product [RTE-18]', () => {
  const products = [
    productFor({ id: 'weekend', price: 14500 }),
    productFor({ id: 'sunday', price: 5900 }),
    productFor({ id: 'friday', price: 4900, soldOut: true }),
    productFor({ id: 'tee', price: 2500, mappedType: 'merchandise' }),
  ];
  expect(lowestPrice(tickets, products, null)).toBe(5900);
});

test('a step without available products shows no price [RTE-18]', () => {
  expect(lowestPrice(tickets, [productFor({ id: 'friday', price: 4900, soldOut: true })], null)).toBeNull();
});

test('the lowest price of a stay is that of its cheapest room, not of a breakfast that is sold only with a room [RTE-18]', () => {
  const stays = { sells: ['packages' as const] };
  const packages = { mappedType: 'packages' as const };
  const room = productFor({ id: 'double', type: 'hotel', price: 68400, ...packages });
  expect(lowestPrice(stays, [room, productFor({ id: 'towels', type: 'travel', price: 995, ...packages })], null)).toBe(
    68400,
  );
});

test('a ticket that is sold only as an upgrade of an earlier ticket is not the lowest price [RTE-18, TIX-11]', () => {
  const upgradeOptions = [{ id: 'one', productId: 'camping', name: '' }];
  const upgrades = [{ id: 'weekend', name: '', discount: 0, upgradeOptions }];
  const config = configFor({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades } });
  const products = [productFor({ id: 'weekend', price: 14500 }), productFor({ id: 'camping', price: 900 })];
  expect(lowestPrice(tickets, products, config)).toBe(14500);
});

test('the price of a stay is the price in the list of stays, not the price of a room for fewer persons [RTE-18, TRV-01]', () => {
  const stays = { sells: ['packages' as const] };
  const room = { type: 'hotel' as const, mappedType: 'packages' as const };
  const single = productFor({ id: 'single', price: 51800, ...room });
  const tent = productFor({ id: 'tent', price: 68400, meta: { isListed: true }, ...room });
  const sea = productFor({ id: 'sea', price: 89800, meta: { isListed: true }, ...room });
  expect(lowestPrice(stays, [single, sea, tent], null)).toBe(68400);
});

test('the price of an upgrade is the difference to the earlier ticket’s price, as on the step’s page [RTE-18, UPG-02]', () => {
  const upgradeOptions = ['camping', 'deck'].map((productId) => ({ id: productId, productId, name: '' }));
  const upgrades = [{ id: 'weekend', name: '', discount: 18900, upgradeOptions }];
  const config = configFor({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades } });
  const upgrade = { mappedType: 'upgrades' as const };
  const products = [
    productFor({ id: 'deck', price: 34900, ...upgrade }),
    productFor({ id: 'camping', price: 24900, ...upgrade }),
  ];
  expect(lowestPrice({ sells: ['upgrades'] }, products, config)).toBe(6000);
});
