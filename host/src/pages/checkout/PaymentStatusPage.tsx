import { usePage } from '../../page/PageContext.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { PaymentStatusHero } from './PaymentStatusHero.tsx';

/** The result of the payment. */
export function PaymentStatusPage({ row }: PageProps) {
  return (
    <main>
      <PaymentStatusHero place={row.hero} />
      <div className={styles.content}>
        <RemoteSlot module={placedModule(usePage(), 'paymentStatus')} Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}
