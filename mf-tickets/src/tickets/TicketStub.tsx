import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { HeldBackAction } from './HeldBackAction.tsx';
import { SoldOutAction } from './SoldOutAction.tsx';
import { TicketFees } from './TicketFees.tsx';
import { TicketQuantity } from './TicketQuantity.tsx';
import styles from './TicketStub.module.css';
import { ticketsHeldBackAtom } from './ticketsHeldBackAtom.ts';

/**
 * A ticket's stub: price, fees in words, and its quantity or the link to a stay [TIX-01, TIX-02, TIX-13, BRD-08]. A
 * shopper with the last tickets in the cart keeps the control, to remove them.
 */
export function TicketStub({ product, isChosen }: { product: Product; isChosen: boolean }) {
  const config = useAtomValue(configAtom);
  const isHeldBack = useAtomValue(ticketsHeldBackAtom) && !isChosen;
  const soldOut = isSoldOut(product) && !isChosen;
  const showsPrice = !soldOut || config?.soldoutPrice;
  return (
    <div className={styles.stub}>
      {showsPrice && <Price cents={product.price} size="xl" className={clsx(styles.price, soldOut && styles.past)} />}
      {soldOut ? (
        <SoldOutAction product={product} />
      ) : (
        <>
          <div className={styles.action}>
            {isHeldBack ? <HeldBackAction /> : <TicketQuantity productId={product.id} />}
          </div>
          <TicketFees product={product} />
        </>
      )}
    </div>
  );
}
