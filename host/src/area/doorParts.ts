import type { Language } from '@festival/shared-contracts/language/language';

/** `mf_tickets/tickets` in its two parts. */
export function splitDoor(name: string): { remote: string; door: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), door: name.slice(slash + 1) };
}

/** The door of a remote's texts in a language, without `./`. */
export const textsDoor = (language: Language): string => `texts/${language}`;
