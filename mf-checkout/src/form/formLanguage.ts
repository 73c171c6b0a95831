import type { Language } from '@festival/shared-contracts/language/languages';

/** The language of the form, Dutch or English: with Spanish chosen it is English [I18-03]. */
export const formLanguage = (language: Language): 'nl' | 'en' => (language === 'nl' ? 'nl' : 'en');
