import type { MouseEvent } from 'react';

/**
 * Follows a link to the page in another language: has the server store the choice, and loads this history entry anew. So it
 * keeps its place in the history, its scroll position, panel and form, as a reload does [I18-02]. Links opened in a new tab
 * are not affected.
 */
export const switchLanguage = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const answer = await fetch(href, { redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') location.reload();
  else location.replace(href);
};
