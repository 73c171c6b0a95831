import { defaultLanguage, type Language } from '@festival/shared-contracts/language/languages';
import type { PageData } from '../../src/page/pageData.ts';

interface EmptyPageOptions {
  /** The visitor's chosen language; undefined when none was chosen. */
  language: Language | undefined;
  /** Milliseconds of the server's clock. */
  serverNow: number;
  /** The registry's address. */
  registryOrigin: string;
}

/** A page without a shop, the base of every other page. */
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
