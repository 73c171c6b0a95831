import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks } from '../frame/header/LanguageLinks.tsx';
import { keepScroll, restoreScroll, scrollToStart } from './keptScroll.ts';
import styles from './PanelLanguages.module.css';

/**
 * The language links at the end of the panel and of the login request, which cover the header's language links.
 * Choosing another language keeps the panel open [I18-02]. A changed `view` begins at its first line.
 */
export function PanelLanguages({ view }: { view?: string }) {
  const { t } = useTranslation('host');
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (ref.current && shown.current !== view) scrollToStart(ref.current);
    shown.current = view;
  }, [view]);
  useEffect(() => (ref.current ? restoreScroll(ref.current) : undefined), []);
  return (
    <nav ref={ref} aria-label={t('header.language')} onClickCapture={({ currentTarget }) => keepScroll(currentTarget)}>
      <LanguageLinks className={styles.links} itemClassName={styles.link} />
    </nav>
  );
}
