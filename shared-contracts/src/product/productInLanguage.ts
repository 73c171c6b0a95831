import type { Language } from '../language/languages.ts';
import type { Product } from './product.ts';

/** A product with its name and meta texts in one language, where it has them. */
export const productInLanguage = (product: Product, language: Language): Product => {
  const texts = product.texts[language];
  return texts ? { ...product, name: texts.name ?? product.name, meta: { ...product.meta, ...texts.meta } } : product;
};
