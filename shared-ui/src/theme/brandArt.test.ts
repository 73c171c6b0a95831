import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { renditions } from '../picture/renditions.ts';

const folder = path.join(import.meta.dirname, '../brands');
const heroes = [
  'main',
  'festival',
  'tickets',
  'membership',
  'travel',
  'transportation',
  'merchandise',
  'extras',
  'completed',
].map((place) => `hero-${place}`);

const filesOf = (brand: string): string[] => readdirSync(path.join(folder, brand, 'art')).sort();

/** The names of a brand's pictures, without width and ending. */
const picturesOf = (brand: string): string[] => [
  ...new Set(filesOf(brand).map((file) => file.replace(/(-tall)?(-\d+)?\.\w+(\.br)?$/, ''))),
];

describe.each(readdirSync(folder))('the art of %s', (brand) => {
  const files = filesOf(brand);

  test('every picture is a drawing with its compressed form, or has a file of each width and format', () => {
    for (const name of picturesOf(brand)) {
      const { avif, tall, webp } = renditions[name.startsWith('hero-') ? 'hero' : 'product'];
      const rendered = [
        ...avif.map((width) => `${name}-${width}.avif`),
        ...tall.map((width) => `${name}-tall-${width}.avif`),
        ...webp.map((width) => `${name}-${width}.webp`),
      ].sort();
      const found = files.filter((file) => file.replace(/(-tall)?(-\d+)?\.\w+(\.br)?$/, '') === name);
      expect([[`${name}.svg`, `${name}.svg.br`], rendered]).toContainEqual(found);
    }
  });

  test('the compressed form of a drawing is that drawing', () => {
    for (const file of files.filter((each) => each.endsWith('.svg'))) {
      const drawing = readFileSync(path.join(folder, brand, 'art', file), 'utf8');
      const compressed = readFileSync(path.join(folder, brand, 'art', `${file}.br`));
      expect([file, String(brotliDecompressSync(compressed)) === drawing]).toEqual([file, true]);
    }
  });

  test('each page has a hero, and the file that a phone loads is smaller than 75 kB', () => {
    expect(picturesOf(brand)).toEqual(expect.arrayContaining(heroes));
    for (const hero of heroes) {
      const forPhones = files.filter((file) =>
        RegExp(`^${hero}(\\.svg\\.br|-960\\.avif|-tall-720\\.avif)$`).test(file),
      );
      expect(forPhones.length).toBeGreaterThan(0);
      for (const file of forPhones)
        expect([file, statSync(path.join(folder, brand, 'art', file)).size < 75_000]).toEqual([file, true]);
    }
  });
});

test('the brands sell the same kinds of products, so each brand has a picture for each kind', () => {
  const [first, ...others] = readdirSync(folder).map((brand) => picturesOf(brand));
  for (const other of others) expect(other).toEqual(first);
});
