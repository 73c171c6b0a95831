import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

/** The data of the page. They never change while the page is open, so reading them causes no render. */
export const PageContext = createContext<PageData | null>(null);

export const usePage = (): PageData => {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the shell is rendered outside App');
  return page;
};
