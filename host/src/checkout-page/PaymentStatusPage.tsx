import { RemoteSlot } from '../remote-slot/RemoteSlot.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { PaymentStatusHero } from './PaymentStatusHero.tsx';

/** How the payment ended. */
export function PaymentStatusPage() {
  return (
    <main>
      <PaymentStatusHero />
      <div className={styles.content}>
        <RemoteSlot module="mf_checkout/paymentStatus" Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}
