import type { Language } from '@festival/shared-contracts/language/languages';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

export type Festival = Omit<ShopConfig['festivalData'], 'texts'>;

/** The festival's data in the visitor's language, with the untranslated texts as the fallback. */
export const festivalIn = ({ festivalData }: ShopConfig, language: Language): Festival => {
  const { texts, ...plain } = festivalData;
  return { ...plain, ...texts[language] };
};
