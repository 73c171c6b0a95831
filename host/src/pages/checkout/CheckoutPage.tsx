import { useTranslation } from 'react-i18next';
import { CartContent } from '../../cart/CartContent.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

export function CheckoutPage({ row }: PageProps) {
  const { t } = useTranslation('host');
  return (
    <main>
      <Hero place={row.hero} size="quiet">
        <h1 className={styles.title}>{t('checkout.title')}</h1>
      </Hero>
      <div className={styles.content}>
        <CartContent>
          <RemoteSlot module={placedModule(usePage(), 'payment')} Skeleton={CheckoutSkeleton} />
        </CartContent>
      </div>
    </main>
  );
}
