import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';

/** The requested language, otherwise the first supported one of the browser, otherwise Dutch. */
export function languageOf(requested: string | undefined, accepted: string | undefined): Language {
  const preferred = [
    ...(requested ?? '').split(' '),
    ...(accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim()),
  ];
  return preferred.map((tag) => recogniseLanguage(tag?.slice(0, 2))).find((language) => language !== undefined) ?? 'nl';
}
