import { useTranslation } from 'react-i18next';
import { ShopPosters } from '../shop-list/ShopPosters.tsx';
import styles from './LoginPage.module.css';

/** Where people will sign in. Until they can, it says so, and leads to the shops. */
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
