import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useShopLink } from '@festival/shared-ui/link/useShopLink';
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
  /**
   * Whether this is the first ticket of a page. On a phone the first ticket's picture is the largest content of the first screen, so it is fetched
   * with the hero.
   */
  isFirst: boolean;
  headingLevel: 'h2' | 'h3';
  /**
   * A standing ticket has price and quantity below its name and the details on its stub; a lying ticket the other way
   * round.
   */
  layout: 'standing' | 'lying';
};

/**
 * A card that looks like a ticket, with a perforation between its two pieces: picture, name, details, price and quantity [TIX-01]; its name
 * links to its page [TIX-10].
 */
export const TicketCard = memo(function TicketCard({
  productId,
  isFirst,
  headingLevel: Heading,
  layout,
}: TicketCardProps) {
  const headingId = useId();
  const product = useAtomValue(productState(productId).product);
  // The card renders only when the first one is added or the last one removed, not with each press.
  const isChosen = useAtomValue(useMemo(() => atom((get) => get(productState(productId).held) > 0), [productId]));
  const config = useAtomValue(configAtom);
  const link = useShopLink(`tickets/${encodeURIComponent(productId)}`);
  if (!product) return null;
  const { image, imageAlt, vendorVariantTitle } = product.meta;
  const details = <TicketDetails product={product} showsPerks={!config?.shopSettings.fields.showHideTicketUsp} />;
  const stub = <TicketStub product={product} isChosen={isChosen} />;
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
              priority={isFirst}
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
              <a {...link}>{product.name}</a>
            </Heading>
          </div>
          {layout === 'lying' && details}
        </div>
        {layout === 'standing' && stub}
      </div>
      <div className={styles.stub}>{layout === 'lying' ? stub : <div className={styles.text}>{details}</div>}</div>
    </article>
  );
});
