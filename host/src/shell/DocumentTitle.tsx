import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { pageTitle } from './pageTitle.ts';

/** Keeps the document's title with the route [I18-08]; the server wrote the first one. */
export function DocumentTitle() {
  const page = usePage();
  const { pathname } = useLocation();
  const { i18n } = useTranslation('host');
  useEffect(() => {
    document.title = pageTitle(page, pathname, i18n);
  }, [page, pathname, i18n]);
  return null;
}
