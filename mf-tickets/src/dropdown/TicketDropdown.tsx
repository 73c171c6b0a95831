import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './TicketDropdown.module.css';
import { useDropdown } from './useDropdown.ts';

type TicketDropdownProps = {
  productId: string;
  /** Shows the minimum and the maximum above the list [TIX-09]. */
  showsLimits: boolean;
};

/**
 * The quantity of a ticket in shops without steppers: a list of amounts, and a button that adds, changes or removes
 * [TIX-06, TIX-07, TIX-15].
 */
export function TicketDropdown({ productId, showsLimits }: TicketDropdownProps) {
  const { t } = useLaterTexts();
  const { t: tUi } = useTranslation('ui');
  const { t: tErrors } = useTranslation('errors');
  const dropdown = useDropdown(productId);
  const target = useAtomValue(capabilitiesAtom)?.isWishlist ? 'wishlist' : 'cart';
  if (!dropdown) return null;
  const { name, amounts, chosen, action, failure, isUpdating, isWaiting } = dropdown;
  const [least, most] = [amounts[0], amounts.at(-1)];
  const range = showsLimits && least !== undefined ? t('dropdown.range', { least, most }) : undefined;
  return (
    <div className={styles.dropdown} aria-busy={isUpdating || undefined}>
      <NativeSelect
        label={tUi('quantity.of', { name })}
        hint={range}
        value={chosen ?? ''}
        disabled={isWaiting || amounts.length === 0}
        onChange={({ target: { value } }) => dropdown.choose(value === '' ? null : Number(value))}
      >
        <option value="">{t('dropdown.empty')}</option>
        {amounts.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </NativeSelect>
      <Button
        block
        variant={action.kind === 'remove' ? 'secondary' : 'primary'}
        disabled={action.kind === 'none' && !isUpdating}
        pending={isWaiting}
        iconEnd={isUpdating && <Spinner />}
        onClick={dropdown.press}
      >
        {action.kind === 'none'
          ? t('dropdown.none')
          : t(`dropdown.${target}.${action.kind}`, { amount: action.quantity, name })}
      </Button>
      <p className={styles.message} role="status">
        {failure?.kind === 'hint' && (
          <span>
            {failure.cartId ? tErrors('other.tryAgainWithCart', { cartId: failure.cartId }) : tErrors('other.tryAgain')}
          </span>
        )}
        {failure?.kind === 'reason' && <span>{tUi('quantity.failed')}</span>}
      </p>
      {failure && action.kind !== 'none' && (
        <Button size="s" variant="secondary" onClick={dropdown.press}>
          {tUi('quantity.again')}
        </Button>
      )}
    </div>
  );
}
