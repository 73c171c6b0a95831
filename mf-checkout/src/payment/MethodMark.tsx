import { CreditCard } from 'lucide-react';
import styles from './MethodMark.module.css';

/** The text in the logo of a method; the method for cards has a drawing instead. */
const words: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Pay',
  googlepay: 'Pay',
};

/**
 * The small logo of a payment method next to its name, in the method's colours in every brand. Renders nothing for a
 * method without a logo.
 */
export function MethodMark({ uid }: { uid: string }) {
  const word = words[uid];
  if (uid !== 'card' && !word) return null;
  return (
    <span className={styles.mark} data-method={uid} aria-hidden="true">
      {word ?? <CreditCard className={styles.card} />}
    </span>
  );
}
