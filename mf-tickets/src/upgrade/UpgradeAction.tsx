import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { FailedChange } from '@festival/shared-ui/product-quantity/FailedChange';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';

type UpgradeActionProps = {
  product: Product;
  isChosen: boolean;
  /** Whether an earlier order is known. */
  canChoose: boolean;
};

/** Chooses an upgrade for one ticket; then a stepper sets the quantity [UPG-01]. */
export function UpgradeAction({ product, isChosen, canChoose }: UpgradeActionProps) {
  const { t } = useLaterTexts();
  const { t: tTickets } = useTranslation('mf_tickets');
  const commands = useCommands();
  const state = productState(product.id);
  const itemState = useAtomValue(state.itemState);
  const status = itemState?.status;
  const isWaiting = useAtomValue(state.stepper)?.disabled;
  if (isChosen) return <ProductQuantity productId={product.id} align="start" />;
  const soldOut = isSoldOut(product);
  const { id: productId, name } = product;
  const choose = () => void commands().cart.chooseUpgrade({ kind: 'upgrade', productId });
  return (
    <>
      <Button
        block
        disabled={soldOut || !canChoose}
        pending={status === 'updating' || isWaiting}
        aria-label={soldOut ? undefined : t('upgrade.choose.label', { name })}
        onClick={choose}
      >
        {soldOut ? tTickets('soldOut.button') : t('upgrade.choose.button')}
      </Button>
      {itemState?.status === 'error' && <FailedChange again={itemState.isFinal ? null : choose} />}
    </>
  );
}
