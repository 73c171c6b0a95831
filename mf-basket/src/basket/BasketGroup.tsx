import type { BasketGroup as Group } from '@festival/shared-contracts/cart/basketGroups';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BasketGroup.module.css';
import { BasketLine } from './BasketLine.tsx';

/** Add-ons are listed under their earlier order, with its reference and the name of its package [BSK-01]. */
const headingOf = ({ name, order }: Group, t: Translate<'mf_basket'>): string => {
  if (!order) return t(`group.${name}`);
  return order.packageName ? t('group.addOnsOf', order) : t('group.addOnsOfOrder', order);
};

/** One group of the receipt under its heading [BSK-01]. */
export function BasketGroup({ group, isReadOnly = false }: { group: Group; isReadOnly?: boolean }) {
  const { t } = useTranslation('mf_basket');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {headingOf(group, t)}
      </h3>
      <ul className={styles.lines}>
        {group.lines.map(({ product, quantity }) => (
          <BasketLine key={product.id} product={product} quantity={quantity} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  );
}
