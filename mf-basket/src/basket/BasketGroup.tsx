import type { BasketGroup as Group } from '@festival/shared-contracts/cart/basketGroups';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useId } from 'react';
import styles from './BasketGroup.module.css';
import { BasketLine } from './BasketLine.tsx';

/** One group of the receipt under its heading [BSK-01]. */
export function BasketGroup({ group, isReadOnly = false }: { group: Group; isReadOnly?: boolean }) {
  const { t } = useTranslation('mf_basket');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {group.order ? t('group.addOnsOf', { ...group.order }) : t(`group.${group.name}`)}
      </h3>
      <ul className={styles.lines}>
        {group.lines.map(({ product, quantity }) => (
          <BasketLine key={product.id} product={product} quantity={quantity} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  );
}
