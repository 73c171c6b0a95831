import { productState } from '@festival/shared-contracts/state/productState';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { TicketBadge } from '../tickets/TicketBadge.tsx';
import { UpgradeAction } from './UpgradeAction.tsx';
import styles from './UpgradeCard.module.css';
import type { UpgradeOption } from './upgradeOffers.ts';

/** An upgrade of an earlier ticket: the price left to pay next to the full price, and the choice [UPG-01, UPG-02]. */
export function UpgradeCard({ option, canChoose }: { option: UpgradeOption; canChoose: boolean }) {
  const { t } = useLaterTexts();
  const headingId = useId();
  const { productId, price, fullPrice } = option;
  const state = productState(productId);
  const product = useAtomValue(state.product);
  const isChosen = useAtomValue(state.held) > 0;
  if (!product) return null;
  const { image, imageAlt, description } = product.meta;
  return (
    <Card as="article" padding="none" chosen={isChosen} className={styles.card} aria-labelledby={headingId}>
      {image && (
        <div className={styles.picture}>
          <Picture base={image} alt={imageAlt} sizes="(min-width: 768px) 50vw, calc(100vw - 2rem)" fill />
        </div>
      )}
      <div className={styles.words}>
        {!isChosen && <TicketBadge product={product} />}
        <h3 id={headingId} className={styles.name}>
          {product.name}
        </h3>
        {description && <p>{description}</p>}
        <p className={styles.price}>
          <Price
            cents={price}
            size="xl"
            wasCents={price < fullPrice ? fullPrice : undefined}
            wasLabel={t('upgrade.insteadOf')}
          />
          <span className={styles.each}>{t('upgrade.each')}</span>
        </p>
        <UpgradeAction product={product} isChosen={isChosen} canChoose={canChoose} />
      </div>
    </Card>
  );
}
