import { productState } from '@festival/shared-contracts/state/productState';
import { Card } from '@festival/shared-ui/card/Card';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { MembershipAction } from './MembershipAction.tsx';
import styles from './MembershipCard.module.css';

/** A membership: its price and period, its terms in words before it is added, and the button [MEM-01]. */
export function MembershipCard({ productId }: { productId: string }) {
  const { t } = useLaterTexts();
  const headingId = useId();
  const state = productState(productId);
  const product = useAtomValue(state.product);
  const isChosen = useAtomValue(state.held) > 0;
  if (!product) return null;
  const { image, imageAlt, description, membershipType } = product.meta;
  const names = product.price > 0 ? (['advance', 'renews', 'one'] as const) : (['ends', 'one'] as const);
  const terms = names.map((term) => t(`membership.terms.${membershipType}.${term}`));
  return (
    <Card as="article" padding="none" chosen={isChosen} className={styles.card} aria-labelledby={headingId}>
      {image && (
        <div className={styles.picture}>
          <Picture base={image} alt={imageAlt} sizes="(min-width: 768px) 50vw, calc(100vw - 2rem)" fill />
        </div>
      )}
      <div className={styles.words}>
        <h2 id={headingId} className={styles.name}>
          {product.name}
        </h2>
        {description && <p>{description}</p>}
        <p className={styles.price}>
          <Price cents={product.price} size="xl" />{' '}
          <span className={styles.period}>{t(`membership.period.${membershipType}`)}</span>
        </p>
        <ul className={styles.terms} aria-label={t('membership.termsOf', { name: product.name })}>
          {terms.map((term) => (
            <li key={term} className={styles.term}>
              <Icon icon={Check} size="s" className={styles.tick} />
              <span>{term}</span>
            </li>
          ))}
        </ul>
        <MembershipAction product={product} />
      </div>
    </Card>
  );
}
