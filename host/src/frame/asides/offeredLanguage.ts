import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';

/**
 * The language to offer to a visitor who has not chosen one: the first of the browser's languages that the shop has. Undefined if the page
 * is in that language already [I18-02].
 * @param cookies as in `document.cookie`; the chosen language is one of them.
 */
export const offeredLanguage = (
  shown: Language,
  { languages, cookies }: { languages: readonly string[]; cookies: string },
): Language | undefined => {
  if (/(?:^|;\s*)language=/.test(cookies)) return undefined;
  const [first] = languages.flatMap((tag) => recogniseLanguage(tag.split('-')[0]?.toLowerCase()) ?? []);
  return first === shown ? undefined : first;
};
