import { useTranslation } from 'react-i18next';
import { ShopPosters } from '../shop-list/ShopPosters.tsx';
import styles from './LoginPage.module.css';

/** A person signs in to a shop's brand, so the page lists the shops. */
export function LoginWithoutShop() {
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
