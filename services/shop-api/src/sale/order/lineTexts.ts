import { type Language, languages } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';

/** A product's name by language. An order stores it, so that a later change does not rename sold lines. */
export type LineTexts = Partial<Record<Language, { name?: string | undefined }>>;

export const lineTexts = (product: Product): LineTexts =>
  Object.fromEntries(languages.map((language) => [language, { name: productInLanguage(product, language).name }]));
