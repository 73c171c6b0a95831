import { CreditCard } from 'lucide-react';
import styles from './MethodMark.module.css';

/** What stands in the mark of a method; the card has a drawing. */
const words: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'BC',
  applepay: 'Pay',
  googlepay: 'G Pay',
};

/** The small mark of a payment method beside its name; nothing for a method that we have no mark of. */
export function MethodMark({ uid }: { uid: string }) {
  if (uid === 'card') return <CreditCard className={styles.card} aria-hidden="true" />;
  const word = words[uid];
  return word ? (
    <span className={styles.mark} data-method={uid} aria-hidden="true">
      {word}
    </span>
  ) : null;
}
