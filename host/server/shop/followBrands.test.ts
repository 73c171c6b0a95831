import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssTargets } from '@festival/remote-kit/preset/cssTargets';
import { eventually } from '@festival/service-kit/testing/eventually';
import type { BrandAssets } from '../../build/hostManifest.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { followBrands } from './followBrands.ts';

const folders = temporaryFolder();
const newFolder = () => mkdtempSync(join(folders, 'of-'));
const example = join(import.meta.dirname, '../../../e2e/third-brand/brand');
const built: BrandAssets = {
  id: 'solstrand',
  name: 'Solstrand',
  colorScheme: 'light',
  themeColor: '#fff',
  logo: 'logo.svg',
  symbol: 'symbol.svg',
  css: ['built.css'],
  fonts: [],
};

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const start = async (prepare: (folder: string) => void = () => {}) => {
  const [folder, assets] = [newFolder(), newFolder()];
  prepare(folder);
  const brands: Record<string, BrandAssets> = { solstrand: built };
  const warned: string[] = [];
  const log = { info: () => {}, warn: (_: unknown, text: string) => warned.push(text) };
  ({ stop } = await followBrands({ brands, cssTargets, folder, assets, log: log as never }));
  return { folder, assets, brands, warned };
};

/** As an operator does: the folder has another name until the copy is complete. */
const install = (folder: string, name: string, change: (copy: string) => void = () => {}) => {
  const copy = join(folder, `.${name}`);
  cpSync(example, copy, { recursive: true });
  change(copy);
  renameSync(copy, join(folder, name));
};

test('a brand has its design if its folder exists at the start or is added while the host runs [BRD-01]', async () => {
  const early = await start((folder) => install(folder, 'zonnewende'));
  expect(early.brands.zonnewende).toMatchObject({ name: 'Zonnewende', themeColor: '#fbf4ff', logo: 'art/logo.svg' });
  await stop();
  const { folder, assets, brands } = await start();
  expect(Object.keys(brands)).toEqual(['solstrand']);
  install(folder, 'zonnewende');
  await eventually('the brand is read', () => brands.zonnewende !== undefined);
  const [style = ''] = brands.zonnewende?.css ?? [];
  expect(readFileSync(join(assets, style), 'utf8')).toContain('--brand-color-primary:#ffcf33');
});

test('a changed brand gets a stylesheet with another name', async () => {
  const { folder, assets, brands } = await start((given) => install(given, 'zonnewende'));
  const [former] = brands.zonnewende?.css ?? [];
  const tokens = join(folder, 'zonnewende/tokens.css');
  writeFileSync(tokens, readFileSync(tokens, 'utf8').replace('#ffcf33', '#ff3366'));
  await eventually('the change is read', () => brands.zonnewende?.css[0] !== former);
  expect(readFileSync(join(assets, brands.zonnewende?.css[0] ?? ''), 'utf8')).toContain('#f36');
});

test('a brand of the build is not replaced, an unreadable one is logged and read once it is valid, and styles refer to no file outside', async () => {
  const { folder, brands, warned } = await start((given) => {
    install(given, 'solstrand');
    mkdirSync(join(given, 'half'));
    install(given, 'maan');
    install(given, 'buiten', (copy) => {
      const file = join(copy, 'brand.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"zonnewende"', '"buiten"'));
      writeFileSync(join(copy, 'theme.css'), '@font-face { font-family: x; src: url("../../secret.woff2") }');
    });
  });
  expect(brands).toEqual({ solstrand: built });
  expect(warned).toEqual(Array(4).fill('a brand could not be read'));
  const file = join(folder, 'maan/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"zonnewende"', '"maan"'));
  await eventually('it is read', () => brands.maan !== undefined);
});
