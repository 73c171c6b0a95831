import { existsSync } from 'node:fs';
import path from 'node:path';
import { festivals } from './festivals.ts';

const brands = path.join(import.meta.dirname, '../../../shared-ui/src/brands');

test('every picture in the example data exists, as a drawing or in its renditions', () => {
  const named = new Set(JSON.stringify(festivals()).match(/(?<="\/brand\/)[^"]+/g));
  expect(named.size).toBeGreaterThan(60);
  const isThere = (name: string) => existsSync(path.join(brands, name.endsWith('.svg') ? name : `${name}-720.avif`));
  expect([...named].filter((name) => !isThere(name))).toEqual([]);
});
