import type { Language } from '@festival/shared-contracts/language/languages';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { addressIn, switchLanguage } from '../switchLanguage.ts';
import styles from './Aside.module.css';
import { offeredLanguage } from './offeredLanguage.ts';

// In the language that is offered, whose texts the page does not have.
const offers: Record<Language, { link: string; close: string }> = {
  nl: { link: 'Verder in het Nederlands', close: 'Sluiten' },
  en: { link: 'Continue in English', close: 'Close' },
  es: { link: 'Seguir en español', close: 'Cerrar' },
};

/**
 * One line for a visitor whose browser prefers another language of the shop, in that language. Closing it chooses the page's language, so
 * that it does not return [I18-02].
 */
export function LanguageOffer() {
  const { language: shown } = usePage();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(() =>
    offeredLanguage(shown, { languages: navigator.languages, cookies: document.cookie }),
  );
  if (!offered) return null;
  const { link, close } = offers[offered];
  const decline = () => {
    setOffered(undefined);
    // If this fails, the line is shown again on the next page.
    fetch(addressIn(shown, pathname, search), { redirect: 'manual' }).catch(() => {});
  };
  return (
    <p className={styles.offer} lang={offered}>
      <a
        className={styles.link}
        href={addressIn(offered, pathname, search)}
        hrefLang={offered}
        rel="nofollow"
        onClick={(event) => void switchLanguage(event)}
      >
        {link}
      </a>
      <button type="button" className={styles.close} aria-label={close} onClick={decline}>
        <Icon icon={X} size="s" />
      </button>
    </p>
  );
}
