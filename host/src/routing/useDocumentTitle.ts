import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hydratedAtom } from '../page/hydratedAtom.ts';
import { usePage } from '../page/PageContext.tsx';
import { pageTitle, type ShownPage } from './pageTitle.ts';

/**
 * Updates the document's title for the page on the screen [I18-08]. The server wrote the first title, because it knows
 * whether the address has content.
 */
export const useDocumentTitle = (shown: ShownPage): void => {
  const { t } = useTranslation('host');
  const store = useStore();
  const title = pageTitle(usePage(), shown, t);
  useEffect(() => {
    if (!document.title || store.get(hydratedAtom)) document.title = title;
  }, [title, store]);
};
