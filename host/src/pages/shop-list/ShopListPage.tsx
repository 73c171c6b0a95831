import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import styles from './ShopListPage.module.css';
import { ShopPosters } from './ShopPosters.tsx';

/** The index page of a deployment, which lists its shops. */
export function ShopListPage() {
  const { t } = useTranslation('host');
  const { shops } = usePage();
  return (
    <main className={styles.page}>
      <h1>{t('shops.heading')}</h1>
      {shops.length === 0 && <p>{t('shops.none')}</p>}
      <ShopPosters />
    </main>
  );
}
