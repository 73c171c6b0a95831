import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { FailedChange } from '@festival/shared-ui/product-quantity/FailedChange';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './MembershipAction.module.css';
import { hasMembershipAtom } from './membershipsAtom.ts';

/**
 * Puts a membership into the cart, or removes it. It has no quantity, because an account has only one membership
 * [MEM-01]. The server refuses a second one (3005).
 */
export function MembershipAction({ product }: { product: Product }) {
  const { t } = useLaterTexts();
  const { t: tUi } = useTranslation('ui');
  const isWishlist = useAtomValue(capabilitiesAtom)?.isWishlist;
  const commands = useCommands();
  const { id, name } = product;
  const state = productState(id);
  const isHeld = useAtomValue(state.held) > 0;
  const itemState = useAtomValue(state.itemState);
  const status = itemState?.status;
  const isWaiting = useAtomValue(state.stepper)?.disabled;
  const hasMembership = useAtomValue(hasMembershipAtom);
  const canAdd = !hasMembership && !isSoldOut(product);
  const action = isHeld ? 'remove' : canAdd ? 'join' : hasMembership ? 'joined' : 'soldOut';
  const change = () => void commands().cart.setQuantity(id, isHeld ? 0 : 1);
  return (
    <div className={styles.action}>
      <Button
        block
        variant={isHeld ? 'secondary' : 'primary'}
        disabled={!isHeld && !canAdd}
        pending={status === 'updating' || isWaiting}
        aria-label={t(`membership.${action}.label`, { name })}
        onClick={change}
      >
        {t(`membership.${action}.button`)}
      </Button>
      <p className={styles.message} role="status">
        {status === 'added' && tUi(isWishlist ? 'quantity.wishlist.added' : 'quantity.added', { count: 1, name })}
      </p>
      {itemState?.status === 'error' && <FailedChange again={itemState.isFinal ? null : change} />}
    </div>
  );
}
