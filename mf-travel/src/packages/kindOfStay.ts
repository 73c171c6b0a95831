import type { Language } from '@festival/shared-contracts/language/languages';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';

/** The name of a stay's category in the page's language; the category itself if the shop has no name for it [TRV-01]. */
export const kindOfStay = (category: string, kinds: TravelSettings['categories'], language: Language): string => {
  const kind = kinds.find(({ id }) => id === category);
  return kind?.texts[language]?.name ?? kind?.name ?? category;
};
