import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

/** What a page was made of; it never changes while the page lives, so whoever reads it is not rendered again by it. */
export const PageContext = createContext<PageData | null>(null);

export const usePage = (): PageData => {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the shell is rendered outside App');
  return page;
};
