import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const brands = globSync('shared-ui/src/brands/*/brand.json', { cwd: root }).map((file) => basename(join(file, '..')));

/** Code that runs for shoppers of all brands; data and tests may name a brand. */
const code = globSync(
  ['{shared-contracts,shared-ui,services/shop-api,mf-*}/src/**/*.{ts,tsx}', 'host/{src,server,build}/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$/.test(path) || /(^|\/)(node_modules|dist|brands|testing)$/.test(path),
  },
);

test('no code compares a brand’s name: differences between brands come from data [BRD-01]', () => {
  expect(brands.length).toBeGreaterThan(1);
  expect(code.length).toBeGreaterThan(500);
  const names = new RegExp(`(['"\`])(${brands.join('|')})\\1`);
  expect(code.filter((file) => names.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
