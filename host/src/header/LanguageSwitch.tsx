import { type Language, languages } from '@festival/shared-contracts/language/language';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import styles from './LanguageSwitch.module.css';

/** Each language in its own words: who looks for one may not read the others. */
const names: Record<Language, string> = { nl: 'Nederlands', en: 'English', es: 'Español' };

const addressIn = (language: Language, pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.set('language', language);
  return `${pathname}?${query}`;
};

/**
 * The page in another language: plain links, so that they work without scripts. The server keeps the choice in a cookie
 * and answers with the address as it was [I18-02].
 */
export function LanguageSwitch() {
  const { t } = useTranslation('host');
  const { language: current } = usePage();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('header.language')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={styles.language}
              href={addressIn(language, pathname, search)}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visuallyHidden">{names[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
