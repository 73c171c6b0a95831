import type { Language } from '@festival/shared-contracts/language/languages';

/** The exposed module of a remote's texts in a language, without `./`. */
export const textsExpose = (language: Language): `texts/${Language}` => `texts/${language}`;
