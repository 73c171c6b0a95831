import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { showsBottomBar } from './showsBottomBar.ts';

/** Whether the page on the screen has a bottom bar [STP-02]. */
export const useHasBottomBar = (): boolean => {
  const page = usePage();
  return showsBottomBar(page, useLocation().pathname);
};
