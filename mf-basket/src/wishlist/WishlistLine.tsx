import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import { textKeyOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Price } from '@festival/shared-ui/price/Price';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { Check } from 'lucide-react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { lineAmount } from '../receipt/lineAmount.ts';
import { Alternatives } from './Alternatives.tsx';
import styles from './WishlistLine.module.css';
import type { WishlistItem } from './wishlistItemsAtom.ts';

interface WishlistLineProps {
  item: WishlistItem;
  /** Why the shop has refused it; undefined while it has not. */
  refusal: RefusedProduct | undefined;
  isFilling: boolean;
  onAdd: () => void;
}

/** One product of the wishlist: added, ready to be added, or sold out with what can be had instead [OVL-04, WSH-04]. */
export function WishlistLine({ item, refusal, isFilling, onAdd }: WishlistLineProps) {
  const { t } = useLaterTexts();
  const { product, quantity, isAdded, isSoldOut } = item;
  const isRefused = !isAdded && (refusal !== undefined || isSoldOut);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>
          {quantity > 1 && `${quantity} × `}
          {product.name}
        </p>
        <Price cents={lineAmount(product, quantity)} />
      </div>
      {isAdded && (
        <p className={styles.added}>
          <Icon icon={Check} size="s" /> {t('offer.added')}
        </p>
      )}
      {isRefused && <RefusalNote item={item} code={refusal?.code ?? 'product.sold_out'} />}
      {isRefused && refusal && <Alternatives ids={refusal.alternatives} quantity={quantity} insteadOf={product.name} />}
      {!isAdded && !refusal && (
        <Button
          size="s"
          variant="secondary"
          pending={isFilling}
          aria-label={t(isSoldOut ? 'offer.insteadOf' : 'offer.addName', { name: product.name })}
          onClick={onAdd}
        >
          {t(isSoldOut ? 'offer.instead' : 'offer.add')}
        </Button>
      )}
    </li>
  );
}

/** Why it could not be added, in our words. */
function RefusalNote({ item: { product }, code }: { item: WishlistItem; code: string }) {
  const { t } = useTranslation('errors');
  const { maxQuantity: maximum, minQuantity: minimum, stepSize: step } = product;
  const key = textKeyOfRefusal({ code }) ?? 'other.tryAgain';
  return (
    <p className={styles.note} role="status">
      {t(key, { maximum, minimum, step })}
    </p>
  );
}
