import type { Language } from '@festival/shared-contracts/language/languages';
import type { PageData } from '../../src/page/pageData.ts';

/** The data for a page in a shop's design. */
interface ShopLook {
  /** The brand's id. */
  brand: string;
  /** The shop's own language. */
  language: Language;
}

interface ShopLooks {
  /** Remembers the design of a page that could be read. */
  remember(page: PageData): void;
  /** The last known design of a shop; undefined if none of its pages was read yet. */
  of(slug: string): ShopLook | undefined;
}

/** The designs of the shops whose pages this server has made, so that it can show a page without the shop API. */
export function shopLooks(): ShopLooks {
  const known = new Map<string, ShopLook>();
  return {
    remember({ config, brand }) {
      if (config && brand) known.set(config.slug, { brand: brand.id, language: config.defaultLanguage });
    },
    of: (slug) => known.get(slug),
  };
}
