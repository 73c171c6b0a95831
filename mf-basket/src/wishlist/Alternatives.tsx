import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAgeCheck } from '@festival/shared-ui/commands/useAgeCheck';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './WishlistLine.module.css';

interface AlternativesProps {
  ids: readonly string[];
  /** The quantity on the wishlist. */
  quantity: number;
  /** The name of the product that is replaced. */
  insteadOf: string;
}

/** The products that can replace a product of the wishlist, in the same quantity [OVL-04, WSH-04]. */
export function Alternatives({ ids, quantity, insteadOf }: AlternativesProps) {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const checkAge = useAgeCheck();
  const held = useAtomValue(quantitiesAtom);
  const products = useAtomValue(productsAtom);
  const offered = products.filter((product) => ids.includes(product.id) && canBeAdded(product));
  if (offered.length === 0) return null;
  const add = async (id: string) => {
    if (await checkAge([id])) await commands().cart.setQuantity(id, quantity);
  };
  return (
    <ul className={styles.alternatives} aria-label={t('offer.alternatives', { name: insteadOf })}>
      {offered.map((product) => {
        const isHeld = (held[product.id] ?? 0) > 0;
        return (
          <li key={product.id} className={styles.alternative}>
            <span>{product.name}</span>
            <Price cents={lineAmount(product, 1)} size="s" />
            <Button
              size="s"
              variant="quiet"
              aria-disabled={isHeld}
              aria-label={t(isHeld ? 'offer.addedName' : 'offer.addName', { name: product.name })}
              onClick={() => !isHeld && void add(product.id)}
            >
              {t(isHeld ? 'offer.added' : 'offer.add')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
