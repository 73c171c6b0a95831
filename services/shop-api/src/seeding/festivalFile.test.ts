import { readFileSync } from 'node:fs';
import path from 'node:path';
import { festivalFileSchema } from './festivalFile.ts';

type File = { eventId: string; shops: { config: object; productIds?: string[] }[]; products: Entry[] };
type Entry = { product: { id: string }; stock: number | null; sharesStockOf?: string };

const folder = path.join(import.meta.dirname, '../../../../e2e/third-brand');
const third = (): File => JSON.parse(readFileSync(path.join(folder, 'festival.json'), 'utf8')) as File;

/** Returns the error messages for the file with this mistake. */
const saidAfter = (mistake: (file: File) => void): string[] => {
  const file = third();
  mistake(file);
  const read = festivalFileSchema.safeParse(file);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};
const [first] = third().products as [Entry];

test('a valid festival is accepted', () => {
  expect(saidAfter(() => {})).toEqual([]);
});

test.each<[string, (file: File) => void, RegExp]>([
  [
    'a price in words',
    ({ products }) => Object.assign(products[0]?.product ?? {}, { price: '64,00' }),
    /^Product evening: price: .*number.*\(it is "64,00"\)\.$/,
  ],
  [
    'an unknown kind',
    ({ products }) => Object.assign(products[0]?.product ?? {}, { mappedType: 'tickets' }),
    /^Product evening: mappedType: .*\(it is "tickets"\)\.$/,
  ],
  [
    'the same product twice',
    ({ products }) => products.push(first),
    /^Product evening: there are two of it; give each an id of its own\.$/,
  ],
  [
    'the stock of a missing product',
    ({ products }) => Object.assign(products[0] ?? {}, { sharesStockOf: 'evenin' }),
    /^Product evening: it shares the stock of evenin, which is not one of the products\.$/,
  ],
  [
    'an unknown product of a shop',
    ({ shops }) => Object.assign(shops[0] ?? {}, { productIds: ['evenin'] }),
    /^Shop zonnewende: its productIds name evenin, which is not one of the products\.$/,
  ],
  [
    'another festival’s namespace',
    ({ shops }) => Object.assign(shops[0]?.config ?? {}, { apiNamespace: 'other' }),
    /^Shop zonnewende: its apiNamespace must be zonnewende-2027\.$/,
  ],
  [
    'a start without a time zone',
    ({ shops }) => Object.assign(shops[0]?.config ?? {}, { saleStarts: [{ from: '2027-01-01T10:00:00' }] }),
    /^Shop zonnewende: saleStarts\.0\.from: .*\(it is "2027-01-01T10:00:00"\)\.$/,
  ],
])(
  '%s in the file is refused with one sentence that contains its name and its value [ORG-01]',
  (_, mistake, sentence) => {
    expect(saidAfter(mistake)).toEqual([expect.stringMatching(sentence)]);
  },
);
