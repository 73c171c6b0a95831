import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { Exposed } from '../exposed.ts';
import { NoTickets } from '../tickets/NoTickets.tsx';
import { TicketBadge } from '../tickets/TicketBadge.tsx';
import { TicketDetails } from '../tickets/TicketDetails.tsx';
import { TicketStub } from '../tickets/TicketStub.tsx';
import styles from './TicketDetail.module.css';

/** The page of one ticket: a large picture, price and quantity on the first screen, and all its texts [TIX-10]. */
export function TicketDetail({ params }: Pick<ExposedProps<Exposed['ticket']>, 'params'>) {
  const headingId = useId();
  const { product: productAtom, held } = productState(params.id);
  const product = useAtomValue(productAtom);
  const isChosen = useAtomValue(held) > 0;
  const config = useAtomValue(configAtom);
  // The shell answers 404 for a ticket that is not sold. This is for a ticket that is withdrawn while its page is open.
  if (!product) return <NoTickets />;
  const { image, imageAlt, vendorVariantTitle } = product.meta;
  return (
    <Card as="article" padding="none" chosen={isChosen} className={styles.ticket} aria-labelledby={headingId}>
      {image && (
        <div className={styles.picture}>
          <Picture base={image} alt={imageAlt} sizes="(min-width: 1024px) 590px, calc(100vw - 2rem)" fill />
        </div>
      )}
      <div className={styles.words}>
        <div>
          {!isChosen && <TicketBadge product={product} />}
          {vendorVariantTitle && <p className={styles.variant}>{vendorVariantTitle}</p>}
          <h2 id={headingId}>{product.name}</h2>
        </div>
        <TicketStub product={product} isChosen={isChosen} />
        <TicketDetails product={product} showsPerks={!config?.shopSettings.fields.showHideTicketUsp} />
      </div>
    </Card>
  );
}
