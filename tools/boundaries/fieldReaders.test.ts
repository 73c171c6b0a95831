import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartSchema } from '@festival/shared-contracts/cart/cart';
import { checkoutRequestSchema } from '@festival/shared-contracts/checkout/checkoutRequest';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shippingMethodSchema } from '@festival/shared-contracts/shipping/shippingMethod';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { upsellEntrySchema } from '@festival/shared-contracts/upsell/upsellEntry';
import { userSchema } from '@festival/shared-contracts/user/user';
import { wishlistSchema } from '@festival/shared-contracts/wishlist/wishlist';
import { memberReads } from './flagReads.ts';
import { isTestFile, sourceFiles } from './workspacePackages.ts';

const root = join(import.meta.dirname, '../..');

const entities = {
  cart: cartSchema,
  product: productSchema,
  wishlist: wishlistSchema,
  'travel cart': travelCartSchema,
  'travel package': travelPackageSchema,
  'shipping method': shippingMethodSchema,
  'look-up result': orderLookupSchema,
  'upsell entry': upsellEntrySchema,
  'shop config': shopConfigSchema,
  user: userSchema,
};

/** The code that shoppers use; the back end only stores and answers entities. */
const readers = [
  'host',
  'shared-contracts',
  'shared-ui',
  'mf-basket',
  'mf-checkout',
  'mf-merch',
  'mf-tickets',
  'mf-transport',
  'mf-travel',
];

/** Fields that the back end alone reads, and the file that does. */
const ofBackEnd: Readonly<Record<string, string>> = {
  maxOrdersPerAccount: 'services/shop-api/src/sale/limits/hasAllItsOrders.ts',
  asksTicketNames: 'services/shop-api/src/after-sale/order-page/orderOffers.ts',
  holdExtensions: 'services/shop-api/src/sale/checkout/extendHold.ts',
  fixedSsoBrand: 'services/shop-api/src/catalogue/shop/shopRoutes.ts',
};

/** Links that the footer reads by a part of their name, such as `${name}Url`. */
const ofFooter = ['privacyUrl', 'helpUrl'];

/** The names of a schema's fields, nested ones too, except below a field that is passed on. Texts by language repeat the fields of their entity. */
const fieldNames = (schema: unknown, closed: ReadonlySet<string>, names = new Set<string>()): Set<string> => {
  const { def } = schema as { def?: Record<string, unknown> };
  if (!def) return names;
  for (const [name, inner] of Object.entries((def.shape as object | undefined) ?? {})) {
    if (name === 'texts' || name === 'translations') continue;
    names.add(name);
    if (!closed.has(name)) fieldNames(inner, closed, names);
  }
  for (const inner of [def.innerType, def.element, def.valueType, def.in, def.out, ...((def.options as []) ?? [])])
    if (inner) fieldNames(inner, closed, names);
  return names;
};

const readNames = (folders: readonly string[] = readers): Set<string> => {
  const read = new Set<string>();
  for (const folder of folders) {
    for (const path of sourceFiles(root, folder)) {
      if (isTestFile(path) || /(^|\/)(harness|testing|scripts|build)\//.test(path)) continue;
      const file = join(folder, path);
      for (const name of memberReads(readFileSync(join(root, file), 'utf8'), file)) read.add(name);
    }
  }
  return read;
};

/** The fields of the table "Passed on without a reader", by the words in backticks of its first column. */
const passedOn = (): Set<string> => {
  const decision = readFileSync(join(root, 'docs/decisions/0069-unused-fields.md'), 'utf8');
  const [, table = ''] = decision.split('*Passed on without a reader*');
  const cells = table.split('\n').flatMap((line) => /^\| ([^|]*`[^|]*) \|/.exec(line)?.[1] ?? []);
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(?:[\w[\]]+\.)?(\w+)`/g)].map(([, name = '']) => name)));
};

test('every field of an entity, nested ones too, has code that reads it, or a line in decision 0069 [BRD-09]', () => {
  const read = readNames();
  const listed = passedOn();
  const elsewhere = new Set([...listed, ...Object.keys(ofBackEnd), ...ofFooter]);
  const unread = Object.entries(entities).flatMap(([entity, schema]) =>
    [...fieldNames(schema, listed)]
      .filter((name) => !read.has(name) && !elsewhere.has(name))
      .map((name) => `${entity}: ${name}`),
  );
  expect(unread).toEqual([]);
});

test('every field of the checkout form is read by the back end [BRD-09]', () => {
  const read = readNames(['services/shop-api']);
  expect([...fieldNames(checkoutRequestSchema, new Set())].filter((name) => !read.has(name))).toEqual([]);
});

test('every part of the shop’s state has code that reads it [BRD-09]', () => {
  const read = readNames();
  expect(Object.keys(primitives).filter((name) => !read.has(name))).toEqual([]);
});

test.each(Object.entries(ofBackEnd))('the back end reads %s [BRD-09]', (name, file) => {
  expect(memberReads(readFileSync(join(root, file), 'utf8'), file)).toContain(name);
});

test('decision 0069 lists only fields that the entities have [BRD-09]', () => {
  const known = new Set(Object.values(entities).flatMap((schema) => [...fieldNames(schema, new Set())]));
  expect([...passedOn()].filter((name) => !known.has(name))).toEqual([]);
});
