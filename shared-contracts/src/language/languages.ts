/** The languages of the shop [I18-01]. */
export const languages = ['nl', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Dutch, unless the shop config sets another language [I18-02]. */
export const defaultLanguage: Language = 'nl';

/** The language of an untrusted value; undefined if the shop does not have it [I18-02]. */
export const recogniseLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === value);
