import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import styles from '../checkout/CheckoutPage.module.css';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import { Hero } from '../hero/Hero.tsx';

/** Shows a placed order by its link, or the orders of the account. The token is in the hash, so the server renders no order. */
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
