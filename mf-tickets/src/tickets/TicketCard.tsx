import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Picture } from '@festival/shared-ui/picture/Picture';
import clsx from 'clsx';
import { atom, useAtomValue } from 'jotai';
import { memo, useId, useMemo } from 'react';
import { TicketBadge } from './TicketBadge.tsx';
import styles from './TicketCard.module.css';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketStub } from './TicketStub.tsx';

type TicketCardProps = {
  productId: string;
  headingLevel: 'h2' | 'h3';
  /** The stub of a standing ticket is below, that of a lying one at its end. */
  layout: 'standing' | 'lying';
};

/** A ticket that looks like one: picture and details, a perforation, and the stub with price and quantity [TIX-01]. */
export const TicketCard = memo(function TicketCard({ productId, headingLevel: Heading, layout }: TicketCardProps) {
  const headingId = useId();
  const product = useAtomValue(productState(productId).product);
  // The card changes with the first and the last one only, not with each press.
  const isChosen = useAtomValue(useMemo(() => atom((get) => get(productState(productId).held) > 0), [productId]));
  const config = useAtomValue(configAtom);
  if (!product) return null;
  const { image, imageAlt, vendorVariantTitle } = product.meta;
  const badge = isChosen && isSoldOut(product) ? null : <TicketBadge product={product} />;
  return (
    <article aria-labelledby={headingId} className={clsx(styles.ticket, styles[layout], isChosen && styles.chosen)}>
      <div className={styles.main}>
        {image && (
          <div className={styles.picture}>
            <Picture
              base={image}
              alt={imageAlt}
              sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 2rem)"
              fill
            />
            <div className={styles.badge}>{badge}</div>
          </div>
        )}
        <div className={styles.text}>
          {!image && <div>{badge}</div>}
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
