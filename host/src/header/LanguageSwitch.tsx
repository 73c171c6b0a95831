import { type Language, languages } from '@festival/shared-contracts/language/languages';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import styles from './HeaderMenu.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';

/** Each language in its own words, so that its speakers recognise it. */
const names: Record<Language, string> = { nl: 'Nederlands', en: 'English', es: 'Español' };

const addressIn = (language: Language, pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${pathname}?${query}`;
};

/**
 * Replaces the current history entry, so that Back does not lead through the languages. Links opened in a new tab are
 * not affected.
 */
const replacePage = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
};

/**
 * Links to the page in the other languages. They are plain links and so work without scripts; the server stores the
 * choice in a cookie and redirects to the same address [I18-02].
 */
export function LanguageSwitch() {
  const { t } = useTranslation('host');
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('header.language')}>
      <HeaderMenu
        summary={
          <>
            <span aria-hidden="true">{current.toUpperCase()}</span>
            <span className="visuallyHidden">{t('header.languageNow', { name: names[current] })}</span>
          </>
        }
      >
        <ul className={styles.items}>
          {languages.map((language) => (
            <li key={language}>
              <a
                className={styles.item}
                href={addressIn(language, pathname, search)}
                onClick={replacePage}
                lang={language}
                hrefLang={language}
                rel="nofollow"
                aria-current={language === current ? 'true' : undefined}
              >
                {names[language]}
                {language === current && <Icon icon={Check} size="s" />}
              </a>
            </li>
          ))}
        </ul>
      </HeaderMenu>
    </nav>
  );
}
