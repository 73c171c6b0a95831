import { useTranslation } from 'react-i18next';
import { ShopPosters } from '../shop-list/ShopPosters.tsx';
import styles from './LoginPage.module.css';

/** The page of signing in. It says that signing in is not available yet, and lists the shops. */
export function LoginPage() {
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
