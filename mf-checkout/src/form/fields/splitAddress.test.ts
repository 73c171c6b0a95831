import { splitAddress } from './splitAddress.ts';

const zeeweg = { address: 'Zeeweg', streetNumber: '12', streetNumberExtension: '' };
const zandvoort = { postalCode: '2042 AB', city: 'Zandvoort' };

test.each([
  'Zeeweg 12, 2042 AB Zandvoort',
  'Zeeweg 12 2042 AB Zandvoort',
  '  Zeeweg 12 2042 AB Zandvoort  ',
  'Zeeweg 12\n\n ; 2042 AB Zandvoort',
  'Zeeweg 12, 2042 ab Zandvoort',
])('%j is split into its fields [CHK-02]', (text) => {
  expect(splitAddress(text)).toEqual({ ...zeeweg, ...zandvoort });
});

/** Country of the form, text as typed or pasted, then street, number and addition. */
test.each([
  // The Netherlands
  ['NL', 'Zeeweg 12', 'Zeeweg', '12', ''],
  ['NL', 'Zeeweg 12b', 'Zeeweg', '12', 'b'],
  ['NL', 'Zeeweg 12-3', 'Zeeweg', '12', '3'],
  ['NL', 'Zeeweg 12 3 hoog', 'Zeeweg', '12', '3 hoog'],
  ['NL', 'Zeeweg １２', 'Zeeweg', '12', ''],
  ['NL', 'Kerkstraat 12 bis', 'Kerkstraat', '12', 'bis'],
  ['NL', 'Kerkstraat 12-hs', 'Kerkstraat', '12', 'hs'],
  ['NL', 'Wagenweg 12 rood', 'Wagenweg', '12', 'rood'],
  ['NL', 'Dorpsstraat 1 A 02', 'Dorpsstraat', '1', 'A 02'],
  ['NL', '2e Helmersstraat 7', '2e Helmersstraat', '7', ''],
  ['NL', '1e Constantijn Huygensstraat 7-II', '1e Constantijn Huygensstraat', '7', 'II'],
  ['NL', 'Plein 1944 3', 'Plein 1944', '3', ''],
  ['NL', 'Plein 1944, 12', 'Plein 1944', '12', ''],
  ['NL', 'Plein 40-45 12', 'Plein 40-45', '12', ''],
  ['NL', '18 Septemberplein 12', '18 Septemberplein', '12', ''],
  ['NL', 'Laan van Nieuw Oost-Indië 190a', 'Laan van Nieuw Oost-Indië', '190', 'a'],
  // Belgium
  ['BE', 'Wetstraat 16 bus 4', 'Wetstraat', '16', 'bus 4'],
  ['BE', 'Rue de la Loi 16 bte 4', 'Rue de la Loi', '16', 'bte 4'],
  ['BE', 'Rue de la Loi, 16', 'Rue de la Loi', '16', ''],
  ['BE', '12, rue de la Loi', 'rue de la Loi', '12', ''],
  ['BE', '12 b, rue de la Loi', 'rue de la Loi', '12', 'b'],
  ['BE', 'Zeeweg 12 / 2', 'Zeeweg', '12', '2'],
  // Germany
  ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135', ''],
  ['DE', 'Torstraße 1a', 'Torstraße', '1', 'a'],
  ['DE', 'Platz der Republik 1', 'Platz der Republik', '1', ''],
  ['DE', 'Torstr. 49 Hinterhaus', 'Torstr.', '49', 'Hinterhaus'],
  ['DE', 'Torstr. 49, 3. OG links', 'Torstr.', '49', '3. OG links'],
  ['DE', 'Straße 52 7', 'Straße 52', '7', ''],
  ['DE', 'Q7, 24', 'Q7', '24', ''],
  // France
  ['FR', '12 rue de la Paix', 'rue de la Paix', '12', ''],
  ['FR', '12 bis, avenue Foch', 'avenue Foch', '12', 'bis'],
  ['FR', '8 rue du 8 Mai 1945', 'rue du 8 Mai 1945', '8', ''],
  ['FR', '12b boulevard Voltaire', 'boulevard Voltaire', '12', 'b'],
  ['FR', '3 le Bourg', 'le Bourg', '3', ''],
  // Spain
  ['ES', 'Calle Mayor 5', 'Calle Mayor', '5', ''],
  ['ES', 'Calle Mayor, 5, 3º B', 'Calle Mayor', '5', '3º B'],
  ['ES', 'Calle Mayor 5, 3º B', 'Calle Mayor', '5', '3º B'],
  ['ES', 'C/ Mayor nº 5, bajo izq.', 'C/ Mayor', '5', 'bajo izq.'],
  ['ES', 'Calle 30 5', 'Calle 30', '5', ''],
  ['ES', 'Avenida 9 de Octubre 5', 'Avenida 9 de Octubre', '5', ''],
  ['ES', 'Carrer de Balmes 12, esc. A, 2º 1ª', 'Carrer de Balmes', '12', 'esc. A, 2º 1ª'],
  ['ES', 'Calle Mayor s/n', 'Calle Mayor', '0', 's/n'],
  ['ES', 'Calle Mayor, s/n', 'Calle Mayor', '0', 's/n'],
  // The United Kingdom and Ireland
  ['GB', '10b Downing Street', 'Downing Street', '10', 'b'],
  ['GB', '10 Downing Street', 'Downing Street', '10', ''],
  ['GB', 'Flat 3, 12 High Street', 'High Street', '12', 'Flat 3'],
  ['GB', '12 High Street, Flat 3', 'High Street', '12', 'Flat 3'],
  ['GB', '221 Piccadilly', 'Piccadilly', '221', ''],
  ['IE', '7 Eccles Street', 'Eccles Street', '7', ''],
  ['IE', 'Apt 4, 12 Main Street', 'Main Street', '12', 'Apt 4'],
  // Before a country is chosen
  ['', '10 Downing Street', 'Downing Street', '10', ''],
  ['', '5 rue Oberkampf', 'rue Oberkampf', '5', ''],
])(
  '%s: %s has a street, a number and an addition [CHK-02]',
  (country, text, address, streetNumber, streetNumberExtension) => {
    expect(splitAddress(text, country)).toEqual({ address, streetNumber, streetNumberExtension });
  },
);

test.each([
  ['NL', '2e Jan van der Heijdenstraat'],
  ['NL', '1e Constantijn Huygensstraat'],
  ['NL', '1ste Wormenseweg'],
  ['NL', 'Plein 1944'],
  ['NL', 'Plein 40-45'],
  ['NL', "Plein '40-'45"],
  ['NL', 'Laan 1940-1945'],
  ['NL', '18 Septemberplein'],
  ['', '3 Oktoberstraat'],
  ['NL', 'Zeeweg 12 34'],
  ['NL', 'De Ruyterkade'],
  ['NL', 'Zeeweg 12, achterom, 2042 AB Zandvoort'],
  ['FR', 'Rue du 8 Mai 1945'],
  ['FR', 'Place du 11 Novembre'],
  ['FR', '2e rue'],
  ['ES', 'Calle 30'],
  ['ES', 'Plaza 2 de Mayo'],
  ['ES', 'Carretera N-340 km 12'],
  ['DE', 'Straße des 17. Juni'],
  ['DE', 'Straße 52'],
  ['GB', 'Flat 3'],
  ['GB', 'Rose Cottage, Church Lane'],
  ['IE', 'Unit 5 Riverside Park'],
  ['', ','],
  ['', ''],
  ['', 'Zeeweg'],
  ['', '2042 AB'],
  ['', '2042 AB Zandvoort'],
  ['', '12'],
])('%s: "%s" stays as it is [CHK-02]', (country, text) => {
  expect(splitAddress(text, country)).toBeNull();
});

test.each([
  ['Zeeweg 12\n2042 ab Zandvoort\nNederland', { ...zeeweg, ...zandvoort, country: 'NL' }],
  ['Zeeweg 12, Zandvoort', { ...zeeweg, city: 'Zandvoort' }],
  ['Zeeweg 12, 2042 AB, Zandvoort', { ...zeeweg, ...zandvoort }],
  ['Wetstraat 16, 1000 Brussel', { postalCode: '1000', city: 'Brussel' }],
  [
    'Wetstraat 16 bus 4, B-1000 Brussel, België',
    { streetNumberExtension: 'bus 4', postalCode: 'B-1000', country: 'BE' },
  ],
  ['12, rue de la Loi, 1000 Bruxelles', { address: 'rue de la Loi', postalCode: '1000', city: 'Bruxelles' }],
  ['Torstraße 1, 10119 Berlin, Deutschland', { postalCode: '10119', city: 'Berlin', country: 'DE' }],
  [
    '12 rue de la Paix 75002 Paris',
    { address: 'rue de la Paix', streetNumber: '12', postalCode: '75002', city: 'Paris' },
  ],
  [
    '8 rue du 8 Mai 1945, 75010 Paris, France',
    { address: 'rue du 8 Mai 1945', streetNumber: '8', city: 'Paris', country: 'FR' },
  ],
  [
    'Calle Mayor, 5, 3º B, 28013 Madrid, España',
    { streetNumberExtension: '3º B', postalCode: '28013', city: 'Madrid' },
  ],
  ['12 High Street, London SW1A 1AA', { address: 'High Street', city: 'London', postalCode: 'SW1A 1AA' }],
  [
    'Flat 3\n12 High Street\nLondon\nSW1A 1AA\nUnited Kingdom',
    { streetNumberExtension: 'Flat 3', city: 'London', country: 'GB' },
  ],
  ['Apt 4, 12 Main Street, Dublin 2, D02 X285', { streetNumber: '12', city: 'Dublin 2', postalCode: 'D02 X285' }],
])('%j: every part gets its field [CHK-02]', (text, parts) => {
  expect(splitAddress(text)).toMatchObject(parts);
});

test.each([
  ['Hoofdstraat 1600', { address: 'Hoofdstraat', streetNumber: '1600' }],
  ['Lange Hoofdweg 1650a', { address: 'Lange Hoofdweg', streetNumber: '1650', streetNumberExtension: 'a' }],
  ['Torstraße 1999', { address: 'Torstraße', streetNumber: '1999' }],
])('%j: a number after a word for a kind of street is a house number, no year [CHK-02]', (text, parts) => {
  expect(splitAddress(text)).toMatchObject(parts);
});

test('the names of countries are read once, however many addresses are typed [CHK-02]', () => {
  const { DisplayNames } = Intl;
  const made = jest.spyOn(Intl, 'DisplayNames').mockImplementation((...args) => new DisplayNames(...args));
  splitAddress('Zeeweg 12, 2042 AB Zandvoort, Nederland');
  made.mockClear();
  splitAddress('Zeeweg 12, 2042 AB Zandvoort, Nederland');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
