import { canStepUp } from '@festival/shared-contracts/product/stepperOf';
import { productState } from '@festival/shared-contracts/state/productState';
import type { AddOn, AddOnOption } from '@festival/shared-contracts/travel/addOn';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import { addOnOptionId } from '@festival/shared-contracts/travel/addOnOptionId';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './AddOns.module.css';

interface AddOnQuantityProps {
  addOn: AddOn;
  option: AddOnOption;
  reference: string;
  hotelCartId: string;
}

/** The quantity of an add-on's option in the cart for an earlier order. A separate call changes it [ADD-02, BSK-10]. */
export function AddOnQuantity({ addOn, option, reference, hotelCartId }: AddOnQuantityProps) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const extraId = addOnOptionId(addOn, option);
  const key = addOnKey(reference, extraId);
  const stepper = useAtomValue(productState(key).stepper);
  // An option for two persons is sold out if only one is left.
  if (stepper?.value === 0 && !canStepUp({ ...stepper, disabled: false }))
    return <p className={styles.description}>{t('extras.soldOut')}</p>;
  return (
    <ProductQuantity
      productId={key}
      showsInCart={false}
      size="s"
      write={(quantity) => commands().travel.setAddOn({ reference, extraId, hotelCartId, quantity })}
    />
  );
}
