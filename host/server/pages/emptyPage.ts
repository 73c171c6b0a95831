import { defaultLanguage, type Language } from '@festival/shared-contracts/language/language';
import type { PageData } from '../../src/page/pageData.ts';

interface EmptyPageOptions {
  /** The language that the visitor chose; undefined when they never did. */
  language: Language | undefined;
  /** Milliseconds of the server's clock. */
  serverNow: number;
  /** The registry's own address. */
  registryOrigin: string;
}

/** A page without a shop: the start of every other page. */
export const emptyPage = ({ language, serverNow, registryOrigin }: EmptyPageOptions): PageData => ({
  brand: null,
  language: language ?? defaultLanguage,
  serverNow,
  config: null,
  products: [],
  cart: null,
  remotes: {},
  registryOrigin,
  integrity: {},
  moduleData: {},
  shops: [],
});
