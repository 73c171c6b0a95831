import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { CartProgress } from '../delayed-cart/CartProgress.tsx';
import { useDelayedCart } from '../delayed-cart/useDelayedCart.ts';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { StayNote } from './StayNote.tsx';
import { useFillCart } from './useFillCart.ts';
import { WishlistLine } from './WishlistLine.tsx';
import styles from './WishlistOffer.module.css';
import { WishlistTotal } from './WishlistTotal.tsx';
import { unsoldCountAtom, wishlistItemsAtom, wishlistTotalAtom } from './wishlistItemsAtom.ts';

const delay = { least: 1_000, most: 10_000 };

/**
 * Fills the cart from the account's wishlist: all of it, or single products. Once all products are in the cart, the
 * cart opens after 1 to 10 s; products that could not be added are named with alternatives [OVL-04, WSH-04].
 */
export function WishlistOffer() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const { filling, refused, added, fill } = useFillCart();
  const items = useAtomValue(wishlistItemsAtom).map((item) => ({
    ...item,
    isAdded: item.isAdded || added.includes(item.product.id),
  }));
  const unsold = useAtomValue(unsoldCountAtom);
  const total = useAtomValue(wishlistTotalAtom);
  const close = () => commands().wishlist.closeOffer();
  const cart = useDelayedCart(delay, close);
  const open = items.filter(({ isAdded, product }) => !isAdded && !refused[product.id]);
  const addAll = async () => {
    const products = Object.fromEntries(open.map(({ product, quantity }) => [product.id, quantity]));
    if (await fill(products)) cart.begin();
  };
  const goToCart = async () => {
    await close();
    await commands().overlay.openCheckout('basket');
  };
  return (
    <div className={styles.offer}>
      <p>{t('offer.text')}</p>
      <StayNote />
      {items.length > 0 && (
        <ul className={styles.items} aria-label={t('offer.items')}>
          {items.map((item) => (
            <WishlistLine
              key={item.product.id}
              item={item}
              refusal={refused[item.product.id]}
              isFilling={filling.includes(item.product.id)}
              onAdd={(quantity) => void fill({ [item.product.id]: quantity })}
            />
          ))}
        </ul>
      )}
      {unsold > 0 && <p className={styles.unsold}>{t('offer.unsold', { count: unsold })}</p>}
      {items.length > 0 && <WishlistTotal cents={total} />}
      {cart.progress !== null && <CartProgress progress={cart.progress} />}
      <div className={styles.actions}>
        {cart.progress === null && open.length > 0 && (
          <Button size="l" block pending={filling.length > 0} onClick={() => void addAll()}>
            {t('offer.addAll')}
          </Button>
        )}
        {cart.progress === null && (
          <Button size="l" block variant={open.length > 0 ? 'secondary' : 'primary'} onClick={() => void goToCart()}>
            {t('toCart.button')}
          </Button>
        )}
        <Button variant="secondary" block onClick={() => void close()}>
          {t('offer.goOn')}
        </Button>
      </div>
    </div>
  );
}
