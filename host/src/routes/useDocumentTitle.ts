import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useEffect } from 'react';
import { usePage } from '../page/PageContext.tsx';
import { pageTitle, type ShownPage } from './pageTitle.ts';

/** Updates the document's title for the page on the screen [I18-08]; the server wrote the first one. */
export const useDocumentTitle = (shown: ShownPage): void => {
  const { t } = useTranslation('host');
  const title = pageTitle(usePage(), shown, t);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
