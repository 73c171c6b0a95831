import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mappedTypes, productSchema, productTypes } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { festivalFileSchema } from './festivalFile.ts';

const root = join(import.meta.dirname, '../../../..');
const guide = globSync('docs/festival/*.md', { cwd: root })
  .map((page) => readFileSync(join(root, page), 'utf8'))
  .join('\n');
const named = new Set([...guide.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));

const { festivalData, shopSettings, traits } = shopConfigSchema.shape;

test.each([
  ['the festival', festivalFileSchema.shape],
  ['a shop’s config', shopConfigSchema.shape],
  ['its festival', festivalData.shape],
  ['its settings', shopSettings.def.innerType.shape.fields.def.innerType.shape],
  ['its traits', traits.def.innerType.shape],
  ['a product', productSchema.shape],
  ['a product’s meta', productSchema.shape.meta.def.innerType.shape],
  ['the kinds of products', Object.fromEntries([...productTypes, ...mappedTypes].map((name) => [name, true]))],
])('the guide to the festival’s file describes every field of %s', (_what, fields) => {
  expect(Object.keys(fields).length).toBeGreaterThan(2);
  expect(Object.keys(fields).filter((field) => !named.has(field))).toEqual([]);
});

/** The design tokens that the guide only summarises: sizes, spaces, durations and layers. */
const summedUp =
  /^--brand-(leading|size|space|gutter|page|columns|text-width|target|bar|radius-pill|press|motion|ease|layer|focus-(width|offset|shadow)|font-numeric)/;

test('the guide lists exactly the design tokens that a brand may set', () => {
  const css = readFileSync(join(root, 'shared-ui/src/theme/tokens.css'), 'utf8');
  const tokens = new Set([...css.matchAll(/^ {2}(--brand-[\w-]+):/gm)].map(([, name = '']) => name));
  const told = new Set([...guide.matchAll(/`(--brand-[\w-]+)`/g)].map(([, name = '']) => name));
  expect([...tokens].filter((token) => !told.has(token) && !summedUp.test(token))).toEqual([]);
  expect([...told].filter((token) => !tokens.has(token))).toEqual([]);
});
