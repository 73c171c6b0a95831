import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { type BusRegionName, busRegions, regionOfPath } from './busRegions.ts';

const bus = (id: string, region: BusRegionName, departure = '') =>
  productFor({ id, name: `Bus ${id}`, mappedType: 'transportation', meta: { region, departure } });

test('buses are grouped by region and place of departure; buses without a time stay in the order of the shop', () => {
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

test('a bus without a place of departure is listed by its name', () => {
  expect(busRegions([bus('utrecht', 'nl')])[0]?.departures[0]?.place).toBe('Bus utrecht');
});

test('only products of transport are buses [BRD-07]', () => {
  expect(busRegions([productFor({ id: 'weekend' })])).toEqual([]);
});

test('an address can select one region [TRN-01]', () => {
  expect(regionOfPath('/zomer/transportation/eu')).toBe('eu');
  expect(regionOfPath('/zomer/transportation/nl/')).toBe('nl');
  expect(regionOfPath('/zomer/transportation')).toBeNull();
  expect(regionOfPath('/eu/transportation')).toBeNull();
});

test('places and their buses are ordered by departure, and full buses come last [TRN-01]', () => {
  const at = (id: string, departure: string, departsAt: string, stock: number | null = null) =>
    productFor({ id, mappedType: 'transportation', stock, meta: { region: 'nl', departure, departsAt } });
  const [region] = busRegions([
    at('full', 'Rotterdam', '2027-07-09T06:00:00+02:00', 0),
    at('late', 'Utrecht', '2027-07-09T12:00:00+02:00'),
    at('words', 'Zwolle', 'after lunch'),
    // Earlier than 10:00 in the festival's time zone.
    at('abroad', 'Utrecht', '2027-07-09T08:30:00+01:00'),
    at('early', 'Amsterdam', '2027-07-09T10:00:00+02:00'),
  ]);
  expect(region?.departures).toEqual([
    { place: 'Utrecht', productIds: ['abroad', 'late'] },
    { place: 'Amsterdam', productIds: ['early'] },
    { place: 'Zwolle', productIds: ['words'] },
    { place: 'Rotterdam', productIds: ['full'] },
  ]);
});
