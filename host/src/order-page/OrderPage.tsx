import { useTranslation } from 'react-i18next';
import styles from '../checkout-page/CheckoutPage.module.css';
import { CheckoutSkeleton } from '../checkout-page/CheckoutSkeleton.tsx';
import { Hero } from '../hero/Hero.tsx';
import { usePage } from '../page/PageContext.tsx';
import { placedModule } from '../remote-slot/placedModule.ts';
import { RemoteSlot } from '../remote-slot/RemoteSlot.tsx';
import type { PageProps } from '../routes/pageProps.ts';

/** A placed order by its link, or the orders of the account. The token is behind the #, so the server renders no order. */
export function OrderPage({ row }: PageProps) {
  const { t } = useTranslation('host');
  return (
    <main>
      <Hero place={row.hero} size="quiet">
        <h1 className={styles.title}>{t('order.title')}</h1>
      </Hero>
      <div className={styles.content}>
        <RemoteSlot module={placedModule(usePage(), 'order')} Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}
