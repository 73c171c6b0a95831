import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { renditions } from '../picture/renditions.ts';

type Rendered = { kind: 'hero' | 'product'; width: number; height: number; files: string[]; color: string };

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
];

describe.each(readdirSync(folder))('the art of %s', (brand) => {
  const art = path.join(folder, brand, 'art');
  const manifest = JSON.parse(readFileSync(path.join(folder, brand, 'art.json'), 'utf8')) as Record<string, Rendered>;

  test.each(heroes)('a hero exists for %s: the drawing, or files 1920 wide and smaller', (place) => {
    const name = `hero-${place}`;
    const hero = manifest[name];
    expect(hero).toMatchObject({ kind: 'hero', width: 1920 });
    const { avif, tall, webp } = renditions.hero;
    const rendered = [
      ...avif.map((width) => `${name}-${width}.avif`),
      ...tall.map((width) => `${name}-tall-${width}.avif`),
      ...webp.map((width) => `${name}-${width}.webp`),
    ];
    expect([[`${name}.svg`, `${name}.svg.br`], rendered]).toContainEqual(hero?.files);
  });

  test('the folder contains exactly the files of the manifest, and the logo and the symbol', () => {
    const named = [
      ...Object.values(manifest).flatMap(({ files }) => files),
      ...['logo', 'symbol'].flatMap((name) => [`${name}.svg`, `${name}.svg.br`]),
    ];
    expect(readdirSync(art).sort()).toEqual(named.sort());
  });

  test('every picture has a colour, which is shown until the picture is loaded', () => {
    for (const { color } of Object.values(manifest)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('the hero file that a phone loads is smaller than 75 kB', () => {
    for (const place of heroes) {
      const files = manifest[`hero-${place}`]?.files ?? [];
      const forPhones = files.filter((file) => /(svg\.br|-960\.avif|-tall-720\.avif)$/.test(file));
      expect(forPhones.length).toBeGreaterThan(0);
      for (const file of forPhones) expect([file, statSync(path.join(art, file)).size < 75_000]).toEqual([file, true]);
    }
  });
});

test('the brands sell the same kinds of products, so each brand has a picture for each kind', () => {
  const names = readdirSync(folder).map((brand) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, brand, 'art.json'), 'utf8')) as Record<string, Rendered>;
    return Object.keys(manifest).sort();
  });
  for (const other of names) expect(other).toEqual(names[0]);
});
