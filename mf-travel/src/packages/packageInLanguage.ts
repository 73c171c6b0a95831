import type { Language } from '@festival/shared-contracts/language/languages';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';

/** A package with its name and description in one language, if it has them. */
export const packageInLanguage = (travelPackage: TravelPackage, language: Language): TravelPackage => ({
  ...travelPackage,
  ...travelPackage.texts[language],
});
