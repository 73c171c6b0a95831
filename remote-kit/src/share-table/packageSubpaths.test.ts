import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageSubpaths } from './packageSubpaths.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-subpaths-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('stylesheets, data and server-only subpaths are not shared in a browser', () => {
  const exports = {
    './cart/cart': './src/cart/cart.ts',
    './button/Button': './src/button/Button.tsx',
    './theme/base.css': './src/theme/base.css',
    './art.json': './src/art.json',
    './release/resolvePins': './src/release/resolvePins.ts',
  };
  const described = { name: '@festival/example', exports, serverOnly: ['./release/resolvePins'] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
  expect(packageSubpaths(folder)).toEqual(['@festival/example/cart/cart', '@festival/example/button/Button']);
});
