import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { brandIn } from './brandIn.ts';
import type { ShopContent } from './shopContent.ts';

/**
 * A product with its texts in only one language: another language is another page, and a page need not contain two. It keeps its original name in
 * addition to the translated one, since reports use it [ANL-01].
 */
const inLanguage = (product: Product, language: Language): Product => {
  const texts = product.texts[language];
  if (!texts) return { ...product, texts: {} };
  const { name } = texts;
  return {
    ...product,
    meta: { ...product.meta, ...texts.meta },
    texts: name === undefined ? {} : { [language]: { name } },
  };
};

const productsIn = new WeakMap<readonly Product[], Map<Language, Product[]>>();

/** The products in a language; the same list object for every page with the same products. */
function productsInLanguage(products: readonly Product[], language: Language): Product[] {
  const byLanguage = productsIn.get(products) ?? new Map<Language, Product[]>();
  productsIn.set(products, byLanguage);
  const known = byLanguage.get(language) ?? products.map((product) => inLanguage(product, language));
  byLanguage.set(language, known);
  return known;
}

/** A shop's page, with content in the visitor's language, otherwise in the shop's own [I18-02]. */
export function withShop(
  page: PageData,
  content: ShopContent,
  chosen: Language | undefined,
  manifest: HostManifest,
): PageData {
  const { config, products, cart } = content;
  const language = chosen ?? config.defaultLanguage;
  return {
    ...page,
    brand: brandIn(manifest, config.ossBrand),
    language,
    config,
    products: productsInLanguage(products, language),
    cart: cart.kind === 'found' ? cart.cart : null,
    ...(cart.kind === 'unread' ? { unreadCartId: cart.cartId } : {}),
  };
}
