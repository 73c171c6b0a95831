import type { Language } from '@festival/shared-contracts/language/language';

/** `mf_tickets/tickets` in its two parts. */
export function splitModuleName(name: string): { remote: string; expose: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), expose: name.slice(slash + 1) };
}

/** The exposed module of a remote's texts in a language, without `./`. */
export const textsExpose = (language: Language): string => `texts/${language}`;
