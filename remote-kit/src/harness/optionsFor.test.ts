import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFor } from './optionsFor.ts';

const folder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const remote = { name: 'mf_tickets', exposes: { './tickets': '', './texts/en': '' } } as never;

test('an additional folder adds brands with a theme, but does not replace a built-in brand', () => {
  const plain = optionsFor(remote, null);
  expect(plain).toMatchObject({ exposes: ['tickets'], brands: ['nachtwoud', 'solstrand'], furtherBrands: [] });
  for (const brand of ['zonnewende', 'solstrand', '.half']) mkdirSync(join(folder, brand));
  for (const brand of ['zonnewende', 'solstrand']) writeFileSync(join(folder, brand, 'theme.css'), '');
  expect(optionsFor(remote, null, folder)).toEqual({
    ...plain,
    brands: [...plain.brands, 'zonnewende'],
    furtherBrands: ['zonnewende'],
  });
});
