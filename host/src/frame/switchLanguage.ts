import type { Language } from '@festival/shared-contracts/language/languages';
import type { MouseEvent } from 'react';

/** The address of the page that stores a language and leads back to this page. */
export const addressIn = (language: Language, pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${pathname}?${query}`;
};

/**
 * Switches to another language: the server stores the choice, and this history entry is reloaded. The page therefore
 * keeps its place in the history, its scroll position, panel and form, as after a reload [I18-02]. Links opened in a
 * new tab are not affected.
 */
export const switchLanguage = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const answer = await fetch(href, { redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') location.reload();
  else location.replace(href);
};
