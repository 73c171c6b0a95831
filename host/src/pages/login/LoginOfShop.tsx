import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { placeAfterLogin } from '../../routing/loginAddress.ts';
import { SiteLink } from '../../routing/SiteLink.tsx';
import { Hero } from '../hero/Hero.tsx';
import styles from './LoginPage.module.css';
import { SignInButtons } from './SignInButtons.tsx';

/**
 * The sign-in page of a shop for accounts: its welcome, with buttons to log in and to open an account [RTE-04, ERR-06].
 */
export function LoginOfShop() {
  const { t } = useTranslation('host');
  const { t: tError } = useTranslation('errors');
  const { isSignOnAvailable } = usePage();
  const { pathname, search } = useLocation();
  const code = useAtomValue(capabilitiesAtom)?.welcomeCode;
  return (
    <main>
      <Hero place="home" size="poster">
        <div className={styles.words}>
          <h1>{code ? tError(`${code}.title`) : t('login.title')}</h1>
          <p className={styles.text}>{code ? tError(`${code}.text`) : t('login.needed')}</p>
          {!isSignOnAvailable && <p className={styles.text}>{t('login.away')}</p>}
          <div className={styles.actions}>
            {isSignOnAvailable ? (
              <SignInButtons size="l" />
            ) : (
              <ButtonLink size="l" href={placeAfterLogin(pathname + search)}>
                {t('login.goOn')}
              </ButtonLink>
            )}
          </div>
          <SiteLink className={styles.others} to="/">
            {t('login.others')}
          </SiteLink>
        </div>
      </Hero>
    </main>
  );
}
