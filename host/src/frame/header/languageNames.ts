import type { Language } from '@festival/shared-contracts/language/languages';

/** Each language in its own name, so that its speakers recognise it. */
export const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', es: 'Español' };
