import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Rendered = { kind: 'hero' | 'product'; width: number; height: number; widths: number[]; color: string };

const folder = path.join(__dirname, '../brands');
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

  test.each(heroes)('has a hero for %s, 1920 wide and smaller', (place) => {
    const hero = manifest[`hero-${place}`];
    expect(hero).toMatchObject({ kind: 'hero', width: 1920, widths: [480, 960, 1920] });
  });

  test('has every file that its manifest names, in both formats, and no other', () => {
    const named = Object.entries(manifest).flatMap(([name, { widths }]) =>
      widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    );
    expect(named.filter((file) => !existsSync(path.join(art, file)))).toEqual([]);
    const rendered = readdirSync(art).filter((file) => /\.(avif|webp)$/.test(file));
    expect(rendered.sort()).toEqual(named.sort());
  });

  test('names a colour for each, shown until the picture arrives', () => {
    for (const { color } of Object.values(manifest)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('is light enough for a phone: the small rendition of a hero stays under 60 kB', () => {
    for (const place of heroes) {
      expect(statSync(path.join(art, `hero-${place}-480.avif`)).size).toBeLessThan(60 * 1024);
    }
  });
});

test('the brands sell the same kinds of things, so each has a picture for each', () => {
  const names = readdirSync(folder).map((brand) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, brand, 'art.json'), 'utf8')) as Record<string, Rendered>;
    return Object.keys(manifest).sort();
  });
  for (const other of names) expect(other).toEqual(names[0]);
});
