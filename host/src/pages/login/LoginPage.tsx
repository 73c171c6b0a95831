import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { ShopPosters } from '../shop-list/ShopPosters.tsx';
import { LoginOfShop } from './LoginOfShop.tsx';
import styles from './LoginPage.module.css';

/** The sign-in page of the shop to which the visitor returns after signing in. Without such a shop, a list of shops. */
export function LoginPage() {
  const { config } = usePage();
  return config ? <LoginOfShop /> : <LoginWithoutShop />;
}

/** Visitors sign in to the brand of a shop, so the page lists the shops. */
function LoginWithoutShop() {
  const { t } = useTranslation('host');
  return (
    <main className={styles.page}>
      <div className={styles.words}>
        <h1>{t('login.title')}</h1>
        <p className={styles.text}>{t('login.text')}</p>
      </div>
      <ShopPosters />
    </main>
  );
}
