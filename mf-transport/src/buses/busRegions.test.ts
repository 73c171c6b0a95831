import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { type BusRegionName, busRegions, regionOfPath } from './busRegions.ts';

const bus = (id: string, region: BusRegionName, departure = '') =>
  productFor({ id, name: `Bus ${id}`, mappedType: 'transportation', meta: { region, departure } });

test('buses are grouped by region and place of departure, in the order of the shop [TRN-01]', () => {
  const products = [
    bus('antwerp', 'eu', 'Antwerp'),
    bus('amsterdam-early', 'nl', 'Amsterdam'),
    bus('utrecht', 'nl', 'Utrecht'),
    bus('amsterdam-late', 'nl', 'Amsterdam'),
  ];
  expect(busRegions(products)).toEqual([
    {
      name: 'nl',
      departures: [
        { place: 'Amsterdam', productIds: ['amsterdam-early', 'amsterdam-late'] },
        { place: 'Utrecht', productIds: ['utrecht'] },
      ],
    },
    { name: 'eu', departures: [{ place: 'Antwerp', productIds: ['antwerp'] }] },
  ]);
});

test('a bus without a place of departure is listed by its own name', () => {
  expect(busRegions([bus('utrecht', 'nl')])[0]?.departures[0]?.place).toBe('Bus utrecht');
});

test('only products of transport are buses [BRD-07]', () => {
  expect(busRegions([productFor({ id: 'weekend' })])).toEqual([]);
});

test('an address may ask for one region [TRN-01]', () => {
  expect(regionOfPath('/zomer/transportation/eu')).toBe('eu');
  expect(regionOfPath('/zomer/transportation/nl/')).toBe('nl');
  expect(regionOfPath('/zomer/transportation')).toBeNull();
  expect(regionOfPath('/eu/transportation')).toBeNull();
});
