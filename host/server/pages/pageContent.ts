import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { listShops } from '@festival/shared-contracts/api/shopCalls';
import { defaultLanguage, type Language } from '@festival/shared-contracts/language/language';
import type { Product } from '@festival/shared-contracts/product/product';
import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { shopApi } from '../shop/shopDirectory.ts';
import type { ShopContent } from './shopPage.ts';

/** A page without a shop: the start of every other page. */
export const emptyPage = (language: Language | undefined, serverNow: number): PageData => ({
  brand: null,
  language: language ?? defaultLanguage,
  serverNow,
  config: null,
  products: [],
  cart: null,
  remotes: [],
  shops: [],
});

/** The index page's content: the shops of this deployment. */
export async function withShops(page: PageData, shopApiUrl: string): Promise<PageData> {
  const shops = await callEndpoint(shopApi(shopApiUrl), listShops, { params: {} });
  return shops.ok ? { ...page, shops: shops.value } : { ...page, failure: { status: 503 } };
}

/** A product with the texts of one language: another language is another page. */
const inLanguage = (product: Product, language: Language): Product => {
  const texts = product.texts[language];
  return { ...product, texts: texts ? { [language]: texts } : {} };
};

/** A shop's page: its content in the visitor's language, else in the shop's own [I18-02]. */
export function withShop(
  page: PageData,
  content: ShopContent,
  chosen: Language | undefined,
  manifest: HostManifest,
): PageData {
  const { config, products, cart } = content;
  const brand = manifest.brands[config.ossBrand];
  const language = chosen ?? config.defaultLanguage;
  return {
    ...page,
    brand: brand ? { id: brand.id, name: brand.name, logo: brand.logo, symbol: brand.symbol } : null,
    language,
    config,
    products: products.map((product) => inLanguage(product, language)),
    cart,
  };
}
