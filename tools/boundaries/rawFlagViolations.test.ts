import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawFlagViolations } from './rawFlagViolations.ts';

const root = join(import.meta.dirname, '../..');
let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'flags-'));
  writeFileSync(join(house, 'package.json'), '{ "workspaces": ["host", "shared-contracts"], "devDependencies": {} }');
  for (const folder of ['host', 'shared-contracts']) {
    mkdirSync(join(house, folder));
    writeFileSync(join(house, folder, 'package.json'), '{}');
  }
});

afterEach(() => rmSync(house, { recursive: true }));

/** The flags that are reported in a repository with this one file. */
const plant = (code: string, path = 'host/src/planted.tsx'): string[] => {
  mkdirSync(join(house, path, '..'), { recursive: true });
  writeFileSync(join(house, path), code);
  return rawFlagViolations(house).map(({ imported }) => imported);
};

test('only the table of capabilities reads a raw flag of a shop’s config [BRD-03]', () => {
  expect(rawFlagViolations(root)).toEqual([]);
});

test.each([
  ['a field', 'membersale', `export const a = (shop: { config: any }) => shop.config.membersale;`],
  ['one of something unknown', 'disableRefund', `export const a = (it: any) => it?.disableRefund;`],
  ['a deep one', 'shopInit.isAddOnShop', `export const a = (config: any) => config.shopInit?.isAddOnShop ?? false;`],
  ['by its name in a string', 'previewMode', `export const a = (config: any) => config['previewMode'];`],
  [
    'an object taken apart',
    'loginRequired',
    `export const a = (config: any) => { const { loginRequired } = config; return loginRequired; };`,
  ],
  [
    'a deep one taken apart',
    'traits.hidesGender',
    `export const a = ({ traits: { hidesGender } }: any) => hidesGender;`,
  ],
  ['a parameter', 'closed', `export const a = ({ closed }: Pick<ShopConfig, 'closed'>) => closed;`],
  ['a name that others have', 'closed', `export const a = (page: any) => page.config?.closed;`],
  ['the value of an atom', 'upsell', `export const A = () => <p>{useAtomValue(configAtom)?.upsell}</p>;`],
  [
    'an upgrade being there',
    'upgradableOrder',
    `export const a = (config: any) => config.upgradableOrder !== undefined;`,
  ],
  ['what an upgrade leaves out', 'upgradableOrder.skipBus', `export const a = (order: any) => order.skipBus;`],
  ['the variant', 'saleVariantOf', `import { saleVariantOf } from '@festival/shared-contracts/shop/capabilities';`],
])('%s is reported: %s', (_what, flag, code) => {
  expect(plant(code)).toContain(flag);
});

test.each([
  ['an answer', `export const a = (config: any) => capabilitiesOf(config).hidesGender;`],
  ['a dialog that is closed', `export const a = (dialog: any) => dialog.closed;`],
  ['a user’s own pre-registration', `export const a = (user: any) => user.preregistration;`],
  ['a header’s name', `export const a = headerNames.upgradableOrder;`],
  ['the upgrades, which are data', `export const a = (config: any) => config.upgradableOrder?.upgrades ?? [];`],
  ['a config that is written', `export const a = { closed: true, membersale: true, traits: { hidesGender: true } };`],
])('%s does not read a flag', (_what, code) => {
  expect(plant(code)).toEqual([]);
});

test('the table itself and tests may read flags', () => {
  const code = `export const a = (config: any) => config.membersale;`;
  expect(plant(code, 'shared-contracts/src/shop/capabilities.ts')).toEqual([]);
  expect(plant(code, 'host/src/planted.test.ts')).toEqual([]);
});
