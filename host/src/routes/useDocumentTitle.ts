import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import { pageTitle, type ShownPage } from './pageTitle.ts';

/** Updates the document's title for the page on the screen [I18-08]; the server wrote the first one. */
export const useDocumentTitle = (shown: ShownPage): void => {
  const { i18n } = useTranslation('host');
  const title = pageTitle(usePage(), shown, i18n);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
