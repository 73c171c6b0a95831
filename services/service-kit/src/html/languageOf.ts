import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';

/**
 * Returns the requested language; if it is not supported, the first of the browser's languages that is; otherwise
 * Dutch.
 */
export function languageOf(requested: string | undefined, accepted: string | undefined): Language {
  const preferred = [
    ...(requested ?? '').split(' '),
    ...(accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim()),
  ];
  return preferred.map((tag) => recogniseLanguage(tag?.slice(0, 2))).find((language) => language !== undefined) ?? 'nl';
}
