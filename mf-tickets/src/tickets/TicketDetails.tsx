import type { Product } from '@festival/shared-contracts/product/product';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './TicketDetails.module.css';

type TicketDetailsProps = {
  product: Product;
  showsPerks: boolean;
};

/** A ticket's description, perks, and the notes that it has [TIX-01, TIX-14]. */
export function TicketDetails({ product: { name, meta }, showsPerks }: TicketDetailsProps) {
  const { t } = useTranslation('mf_tickets');
  const condition = meta.isConditionalProduct ? meta.conditionalMessage : '';
  const notes = [meta.additionalTicketText, condition, meta.productDisclaimer].filter((note) => note !== '');
  return (
    <>
      {meta.description && <p className={styles.description}>{meta.description}</p>}
      {showsPerks && meta.perks.length > 0 && (
        <ul className={styles.perks} aria-label={t('perks', { name })}>
          {meta.perks.map((perk) => (
            <li key={perk} className={styles.perk}>
              <Icon icon={Check} size="s" className={styles.tick} />
              <span>{perk}</span>
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
