import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

/** The data of the page. It never changes while the page is open, so reading it causes no render. */
export const PageContext = createContext<PageData | null>(null);

export const usePage = (): PageData => {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the shell is rendered outside App');
  return page;
};
