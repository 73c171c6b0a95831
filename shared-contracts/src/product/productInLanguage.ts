import type { Language } from '../language/languages.ts';

interface Translated {
  name: string;
  meta: object;
  texts: Partial<Record<Language, { name?: string | undefined; meta?: object | undefined }>>;
}

/** A product with its name and meta texts in one language, if it has them. */
export const productInLanguage = <Product extends Translated>(product: Product, language: Language): Product => {
  const texts = product.texts[language];
  return texts ? { ...product, name: texts.name ?? product.name, meta: { ...product.meta, ...texts.meta } } : product;
};
