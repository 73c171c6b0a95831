import { type Language, languages } from '@festival/shared-contracts/language/languages';

/** The data of a page for search engines and link previews. */
export interface SharedPage {
  title: string;
  description: string;
  language: Language;
  /** The page's address without query, the same in every language [I18-02]. */
  canonical: string;
  siteName?: string | undefined;
  /** The address of the page's picture. */
  image?: string | undefined;
}

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB', es: 'es_ES' };

/** The attributes of a page's meta elements: its description, and the card that a shared link shows (Open Graph). */
export function sharingMeta({ title, description, language, canonical, siteName, image }: SharedPage) {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const others = languages.filter((other) => other !== language);
  return [
    { name: 'description', content: description },
    property('type', 'website'),
    ...(siteName ? [property('site_name', siteName)] : []),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('locale', locales[language]),
    ...others.map((other) => property('locale:alternate', locales[other])),
    ...(image ? [property('image', image), { name: 'twitter:card', content: 'summary_large_image' }] : []),
  ];
}
