import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import { textKeyOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { Product } from '@festival/shared-contracts/product/product';
import { minimumOf } from '@festival/shared-contracts/product/ticketLimits';
import { productState } from '@festival/shared-contracts/state/productState';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { Alternatives } from './Alternatives.tsx';
import { FewerButton } from './FewerButton.tsx';
import styles from './WishlistLine.module.css';
import type { WishlistItem } from './wishlistItemsAtom.ts';

interface WishlistLineProps {
  item: WishlistItem;
  /** The reason why the shop has refused the product; undefined if it has not. */
  refusal: RefusedProduct | undefined;
  isFilling: boolean;
  onAdd: (quantity: number) => void;
}

/** One product of the wishlist: added, ready to be added, or sold out with the remaining stock or alternatives [OVL-04, WSH-04, BSK-08]. */
export function WishlistLine({ item, refusal, isFilling, onAdd }: WishlistLineProps) {
  const { t } = useLaterTexts();
  const { product, quantity, isAdded, isSoldOut } = item;
  const held = useAtomValue(quantitiesAtom)[product.id] ?? 0;
  const isRefused = !isAdded && (refusal !== undefined || isSoldOut);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>{quantity > 1 ? `${quantity} × ${product.name}` : product.name}</p>
        <Price cents={lineAmount(product, quantity)} />
      </div>
      {isAdded && (
        <p className={styles.added}>
          <Icon icon={Check} size="s" />{' '}
          <span>{held < quantity ? t('offer.addedNumber', { number: held }) : t('offer.added')}</span>
        </p>
      )}
      {isRefused && <RefusalNote product={product} refusal={refusal} />}
      {isRefused && refusal && <FewerButton product={product} refusal={refusal} isFilling={isFilling} onTake={onAdd} />}
      {isRefused && refusal && <Alternatives ids={refusal.alternatives} quantity={quantity} insteadOf={product.name} />}
      {!isAdded && !refusal && (
        <Button
          size="s"
          variant="secondary"
          pending={isFilling}
          aria-label={t(isSoldOut ? 'offer.insteadOf' : 'offer.addName', { name: product.name })}
          onClick={() => onAdd(quantity)}
        >
          {t(isSoldOut ? 'offer.instead' : 'offer.add')}
        </Button>
      )}
    </li>
  );
}

/** Explains in our words why the product could not be added. */
function RefusalNote({ product, refusal }: { product: Product; refusal: RefusedProduct | undefined }) {
  const { t } = useTranslation('errors');
  const { t: tLater } = useLaterTexts();
  const cap = useAtomValue(productState(product.id).cap);
  const left = refusal?.left;
  const key = textKeyOfRefusal({ code: refusal?.code ?? 'product.sold_out' }) ?? 'other.tryAgain';
  const values = { maximum: cap, minimum: minimumOf(product), step: product.stepSize };
  return (
    <p className={styles.note} role="status">
      {left === undefined ? t(key, values) : tLater('offer.left', { left })}
    </p>
  );
}
