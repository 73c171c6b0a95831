import { itemStatesAtom, quantitiesAtom, shopUpdateStateAtom } from '@festival/shared-contracts/state/shopState';
import type { AddOn } from '@festival/shared-contracts/travel/addOn';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { QuantityStepper } from '@festival/shared-ui/quantity/QuantityStepper';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './AddOns.module.css';
import { mostOf } from './mostOf.ts';

interface AddOnQuantityProps {
  addOn: AddOn;
  name: string;
  reference: string;
  hotelCartId: string;
}

/** How many of an add-on the cart holds for an earlier order [ADD-02]. It is no product of the shop, so its bounds are its stock. */
export function AddOnQuantity({ addOn, name, reference, hotelCartId }: AddOnQuantityProps) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const key = addOnKey(reference, addOn.extraId);
  const value = useAtomValue(quantitiesAtom)[key] ?? 0;
  const state = useAtomValue(itemStatesAtom)[key];
  // What may be bought depends on the stay [TIX-12].
  const isRemovingStay = useAtomValue(shopUpdateStateAtom) === 'update.travel';
  const isGone = addOn.stock !== null && addOn.stock < 1 && value === 0;
  if (isGone) return <p className={styles.description}>{t('extras.soldOut')}</p>;
  const change = (quantity: number) =>
    void commands().travel.setAddOn({ reference, extraId: addOn.extraId, hotelCartId, quantity });
  return (
    <div className={styles.quantity}>
      <QuantityStepper
        value={value}
        max={mostOf(addOn)}
        onChange={change}
        pending={isRemovingStay || state?.status === 'updating'}
        waiting={isRemovingStay}
        size="s"
        labels={{
          quantity: t('addOns.quantityOf', { name }),
          decrease: t('addOns.less', { name }),
          increase: t('addOns.more', { name }),
        }}
      />
      {state?.status === 'error' && (
        <p role="alert" className={styles.failure}>
          {t('addOns.failed')}
        </p>
      )}
      <span className="visuallyHidden" role="status">
        {state?.status === 'added' && t('addOns.added', { count: value, name })}
      </span>
    </div>
  );
}
