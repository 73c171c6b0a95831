import type { Language } from '@festival/shared-contracts/language/language';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

export type Festival = Omit<ShopConfig['festivalData'], 'texts'>;

/** The festival's own words in the visitor's language, its plain ones where it has none in it. */
export const festivalIn = ({ festivalData }: ShopConfig, language: Language): Festival => {
  const { texts, ...plain } = festivalData;
  return { ...plain, ...texts[language] };
};
