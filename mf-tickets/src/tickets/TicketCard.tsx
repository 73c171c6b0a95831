import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import { isSoldOut } from '@festival/shared-contracts/product/quantityRules';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Picture } from '@festival/shared-ui/picture/Picture';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TicketCard.module.css';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketStub } from './TicketStub.tsx';

type TicketCardProps = {
  productId: string;
  headingLevel: 'h2' | 'h3';
  /** Standing tears off below, lying at its end. */
  layout: 'standing' | 'lying';
};

/** A ticket as a ticket: picture and what it brings, a perforation, and the stub with price and quantity [TIX-01]. */
export const TicketCard = memo(function TicketCard({ productId, headingLevel: Heading, layout }: TicketCardProps) {
  const { t } = useTranslation('mf_tickets');
  const headingId = useId();
  const product = useAtomValue(productState(productId).product);
  const isChosen = useAtomValue(productState(productId).held) > 0;
  const config = useAtomValue(configAtom);
  if (!product) return null;
  const { image, imageAlt, vendorVariantTitle } = product.meta;
  const left = nearlyGone(product);
  return (
    <article aria-labelledby={headingId} className={clsx(styles.ticket, styles[layout], isChosen && styles.chosen)}>
      <div className={styles.main}>
        <div className={styles.picture}>
          {image && (
            <Picture
              base={image}
              alt={imageAlt}
              sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
              fill
            />
          )}
          {isSoldOut(product) && !isChosen && (
            <Badge tone="plain" className={styles.badge}>{t('soldOut.badge')}</Badge>
          )}
          {left !== null && <Badge className={styles.badge}>{t('left', { count: left })}</Badge>}
        </div>
        <div className={styles.text}>
          <div>
            {vendorVariantTitle && <p className={styles.variant}>{vendorVariantTitle}</p>}
            <Heading id={headingId} className={styles.name}>
              {product.name}
            </Heading>
          </div>
          <TicketDetails product={product} showsPerks={!config?.shopSettings.fields.showHideTicketUsp} />
        </div>
      </div>
      <div className={styles.stub}>
        <TicketStub product={product} isChosen={isChosen} />
      </div>
    </article>
  );
});
