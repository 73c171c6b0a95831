import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import styles from './HeaderMenu.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { languageNames } from './languageNames.ts';

/** The header's menu of languages. */
export function LanguageSwitch() {
  const { t } = useTranslation('host');
  const { language: current } = usePage();
  return (
    <nav aria-label={t('header.language')}>
      <HeaderMenu
        summary={
          <>
            <span aria-hidden="true">{current.toUpperCase()}</span>
            <span className="visuallyHidden">{t('header.languageNow', { name: languageNames[current] })}</span>
          </>
        }
      >
        <LanguageLinks className={styles.items} itemClassName={styles.item} />
      </HeaderMenu>
    </nav>
  );
}
