import { splitAddress } from './splitAddress.ts';

const zeeweg = { address: 'Zeeweg', streetNumber: '12', streetNumberExtension: '' };
const zandvoort = { postalCode: '2042 AB', city: 'Zandvoort' };

test.each([
  'Zeeweg 12, 2042 AB Zandvoort',
  'Zeeweg 12\n2042 ab Zandvoort\nNederland',
  'Zeeweg 12 2042 AB Zandvoort',
  '  Zeeweg 12 2042 AB Zandvoort  ',
  'Zeeweg 12\n\n ; 2042 AB Zandvoort',
  'Zeeweg 12, achterom, 2042 AB Zandvoort',
])('%j is split into its fields', (text) => {
  expect(splitAddress(text)).toEqual({ ...zeeweg, ...zandvoort });
});

test.each([
  ['Zeeweg 12', 'Zeeweg', '12', ''],
  ['Zeeweg 12b', 'Zeeweg', '12', 'b'],
  ['Zeeweg 12-3', 'Zeeweg', '12', '3'],
  ['Zeeweg 12 3 hoog', 'Zeeweg', '12', '3 hoog'],
  ['Wetstraat 16 bus 4', 'Wetstraat', '16', 'bus 4'],
  ['Plein 1944 3', 'Plein 1944', '3', ''],
  ['2e Helmersstraat 7', '2e Helmersstraat', '7', ''],
  ['12, rue de la Loi', 'rue de la Loi', '12', ''],
  ['12 b, rue de la Loi', 'rue de la Loi', '12', 'b'],
  ['Zeeweg 12 / 2', 'Zeeweg', '12', '2'],
  ['10b Downing Street', 'Downing Street', '10', 'b'],
])('%s has a street and a number', (text, address, streetNumber, streetNumberExtension) => {
  expect(splitAddress(text)).toEqual({ address, streetNumber, streetNumberExtension });
});

test('a place after the street is recognised in the formats of neighbouring countries', () => {
  expect(splitAddress('Wetstraat 16, 1000 Brussel')).toMatchObject({ postalCode: '1000', city: 'Brussel' });
  expect(splitAddress('Wetstraat 16, B-1000 Brussel')).toMatchObject({ postalCode: 'B-1000', city: 'Brussel' });
  expect(splitAddress('Torstraße 1, 10119 Berlin')).toMatchObject({ postalCode: '10119', city: 'Berlin' });
});

test('in an address that begins with the number, the street follows after an optional comma, and then the place', () => {
  expect(splitAddress('12, rue de la Loi, 1000 Bruxelles')).toEqual({
    address: 'rue de la Loi',
    streetNumber: '12',
    streetNumberExtension: '',
    postalCode: '1000',
    city: 'Bruxelles',
  });
});

test('an invalid place is left out', () => {
  expect(splitAddress('Zeeweg 12, Zandvoort')).toEqual(zeeweg);
});

test.each([',', 'Zeeweg', '', 'De Ruyterkade', '2042 AB', '2042 AB Zandvoort'])('"%s" is not split', (text) => {
  expect(splitAddress(text)).toBeNull();
});
