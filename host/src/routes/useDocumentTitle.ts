import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { absentPathAtom } from './absentPathAtom.ts';
import { notFound, pageTitle, type ShownPage } from './pageTitle.ts';

/** Updates the document's title for the page on the screen [I18-08]; the server wrote the first one. */
export const useDocumentTitle = (shown: ShownPage): void => {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const isAbsent = useAtomValue(absentPathAtom) === pathname;
  const title = pageTitle(usePage(), isAbsent ? notFound : shown, t);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
