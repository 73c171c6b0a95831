import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import type { QuantityRule } from '../quantity/quantityRule.ts';
import { stepperRule } from '../quantity/stepperRule.ts';
import { limitsHint } from './limitsHint.ts';
import styles from './ProductQuantity.module.css';
import { type BeforeAdding, type ProductQuantityState, useProductQuantity } from './useProductQuantity.ts';

type ProductQuantityProps = {
  productId: string;
  /** What is counted, where the product's name alone does not say it: "T-shirt, maat M". */
  name?: string;
  /** Says how many one may take below the control [TIX-09]. */
  showsLimits?: boolean;
  /** Says below the control that the cart holds it. */
  showsInCart?: boolean;
  align?: 'start' | 'end';
  size?: 's' | 'm';
  /** Asked before more is added; false leaves the cart as it is. */
  beforeAdding?: BeforeAdding;
};

/**
 * The one quantity control of every kind of product, bound to the cart: bounds and steps by the product's rules, typed
 * numbers clamped, still while a write is under way, nothing sold out added, and each answer announced [BSK-10, TIX-09].
 */
export function ProductQuantity({ productId, beforeAdding, ...rest }: ProductQuantityProps) {
  const quantity = useProductQuantity(productId, beforeAdding);
  return quantity && <BoundQuantity quantity={quantity} {...rest} />;
}

type BoundQuantityProps = Omit<ProductQuantityProps, 'productId' | 'beforeAdding'> & { quantity: ProductQuantityState };

function BoundQuantity({ quantity, name = quantity.product.name, ...looks }: BoundQuantityProps) {
  const { showsLimits = false, showsInCart = true, align = 'end', size = 'm' } = looks;
  const { stepper, itemState, setQuantity } = quantity;
  const { t } = useTranslation('ui');
  const noteId = useId();
  const isAdded = itemState?.status === 'added';
  return (
    <div className={clsx(styles.quantity, styles[align])}>
      <QuantityStepper
        className={styles.control}
        value={stepper.value}
        min={0}
        max={stepper.max}
        step={stepper.step}
        rule={capRule(quantity)}
        onChange={setQuantity}
        disabled={!stepper.inStock && stepper.value === 0}
        pending={quantity.isPending}
        labels={{
          quantity: t('quantity.of', { name }),
          decrease: t('quantity.less', { name }),
          increase: t('quantity.more', { name }),
        }}
        describedBy={noteId}
        size={size}
      />
      <QuantityNote id={noteId} quantity={quantity} showsLimits={showsLimits} showsInCart={showsInCart} />
      <span className="visuallyHidden" role="status">
        {isAdded && t('quantity.added', { count: stepper.value, name })}
        {quantity.isRemoved && t('quantity.removed', { name })}
      </span>
    </div>
  );
}

/** The product's rule; a typed number over the cap is told before it is cut down to it [TIX-03]. */
function capRule({ stepper, maximum, tellOverCap }: ProductQuantityState): QuantityRule {
  const rule = stepperRule(stepper);
  const settle = (typed: number) => {
    if (Math.trunc(Math.abs(typed)) > maximum) tellOverCap();
    return rule.settle(typed);
  };
  return { ...rule, settle };
}

type QuantityNoteProps = { id: string; quantity: ProductQuantityState; showsLimits: boolean; showsInCart: boolean };

function QuantityNote({ id, quantity, showsLimits, showsInCart }: QuantityNoteProps) {
  const { stepper, maximum, itemState, again } = quantity;
  const { t } = useTranslation('ui');
  if (itemState?.status === 'error') {
    return (
      <div id={id} className={styles.failure} role="alert">
        {isSentence(itemState.message) ? itemState.message : t('quantity.failed')}
        {again && (
          <Button size="s" variant="secondary" onClick={again}>
            {t('quantity.again')}
          </Button>
        )}
      </div>
    );
  }
  if (showsInCart && stepper.value > 0) {
    return (
      <p id={id} className={clsx(styles.note, styles.inCart)}>
        <Icon icon={Check} size="s" /> {t('quantity.inCart')}
      </p>
    );
  }
  if (!showsLimits && !showsInCart) return null;
  // Without a text it keeps the line that "in your basket" will take, so that nothing jumps.
  return (
    <p id={id} className={styles.note}>
      {showsLimits &&
        stepper.inStock &&
        t(`quantity.${limitsHint(stepper)}`, { min: stepper.min, max: maximum, step: stepper.step })}
    </p>
  );
}

/** A server tells a refusal in a sentence or by a key such as `product.sold_out`; a key is no text for a shopper. */
function isSentence(message: string): boolean {
  return /\s/.test(message);
}
