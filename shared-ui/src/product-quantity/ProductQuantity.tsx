import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earlyQuantity } from '../early-press/earlyQuantity.ts';
import { Icon } from '../icon/Icon.tsx';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { stepperRule } from '../quantity/stepperRule.ts';
import type { Translate } from '../texts/createI18n.ts';
import { FailedChange } from './FailedChange.tsx';
import { limitsHint } from './limitsHint.ts';
import { loweredReason } from './loweredReason.ts';
import styles from './ProductQuantity.module.css';
import {
  type BeforeAdding,
  type ProductQuantityState,
  useProductQuantity,
  type WriteQuantity,
} from './useProductQuantity.ts';

type ProductQuantityProps = {
  productId: string;
  /** The accessible name, if the product's name is not enough: "T-shirt, maat M". */
  name?: string;
  /** Whether the limits show below the control [TIX-09]. */
  showsLimits?: boolean;
  /** Whether a text below the control shows that the product is in the cart. */
  showsInCart?: boolean;
  align?: 'start' | 'end';
  size?: 's' | 'm';
  /** Runs before more is added. If it returns false, the cart stays unchanged. */
  beforeAdding?: BeforeAdding;
  write?: WriteQuantity;
};

/**
 * The only quantity control for every kind of product, connected to the cart. Bounds and steps follow the product's
 * rules; typed numbers are clamped; a spinner shows during a write; sold-out products cannot be added; and each result
 * is announced [BSK-10, TIX-09, TIX-12].
 */
export function ProductQuantity({ productId, beforeAdding, write, ...rest }: ProductQuantityProps) {
  const quantity = useProductQuantity(productId, beforeAdding, write);
  return quantity && <BoundQuantity quantity={quantity} {...rest} />;
}

type BoundQuantityProps = Omit<ProductQuantityProps, 'productId' | 'beforeAdding' | 'write'> & {
  quantity: ProductQuantityState;
};

function BoundQuantity({ quantity, name = quantity.product.name, ...looks }: BoundQuantityProps) {
  const { showsLimits = false, showsInCart = true, align = 'end', size = 'm' } = looks;
  const { stepper, itemState, setQuantity } = quantity;
  const { t } = useTranslation('ui');
  const words = useWords();
  const messageId = useId();
  // The number to which the product's limits changed a typed number, and the reason.
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const isCorrected = corrected?.quantity === stepper.value;
  const correction = isCorrected ? correctionOf(corrected, quantity, t) : null;
  const said =
    correction ??
    (itemState?.status === 'added' && !isCorrected
      ? t(`${words}.added`, { count: stepper.value, name })
      : quantity.isRemoved
        ? t(`${words}.removed`, { name })
        : null);
  return (
    <div className={clsx(styles.quantity, styles[align])}>
      <QuantityStepper
        className={styles.control}
        value={stepper.value}
        min={0}
        max={stepper.max}
        step={stepper.step}
        rule={{ ...stepperRule(stepper), settle: quantity.settle }}
        onChange={setQuantity}
        onTyped={(typed, settled) => {
          quantity.announceOverCap(typed);
          const meant = Math.abs(typed);
          setCorrected(
            meant === settled ? null : { quantity: settled, reason: loweredReason(meant, settled, quantity) },
          );
        }}
        disabled={!stepper.inStock && stepper.value === 0}
        pending={quantity.isPending || stepper.disabled}
        waiting={stepper.disabled}
        labels={{
          quantity: t('quantity.of', { name }),
          decrease: t('quantity.less', { name }),
          increase: t('quantity.more', { name }),
        }}
        describedBy={messageId}
        early={earlyQuantity(quantity.product.id, stepper, quantity.asks)}
        size={size}
      />
      <QuantityNote
        id={messageId}
        quantity={quantity}
        correction={correction}
        showsLimits={showsLimits}
        showsInCart={showsInCart && !isCorrected}
      />
      <span className="visuallyHidden" role="status">
        {said}
      </span>
    </div>
  );
}

type Corrected = { quantity: number; reason: ReturnType<typeof loweredReason> };

/** The reason why a typed number was changed, as a sentence [TIX-08, BSK-10]. */
const correctionOf = (
  { quantity: count, reason }: Corrected,
  quantity: ProductQuantityState,
  t: Translate<'ui'>,
): string => {
  if (reason === 'whole' || reason === 'left') return t(`quantity.${reason}`, { count });
  return reason === 'step' ? t('quantity.lowered', { count, step: quantity.stepper.step }) : limitsOf(quantity, t);
};

/** The prefix of the keys of the texts: texts about the cart, or about the wishlist in a shop that keeps wishlists [WSH-01]. */
const useWords = () => (useAtomValue(capabilitiesAtom)?.isWishlist ? 'quantity.wishlist' : 'quantity');

const limitsOf = ({ stepper, maximum }: ProductQuantityState, t: Translate<'ui'>): string =>
  t(`quantity.${limitsHint(stepper)}`, { min: stepper.min, max: maximum, step: stepper.step });

type QuantityNoteProps = {
  id: string;
  quantity: ProductQuantityState;
  /** The reason why the typed number was changed. */
  correction: string | null;
  showsLimits: boolean;
  showsInCart: boolean;
};

function QuantityNote({ id, quantity, correction, showsLimits, showsInCart }: QuantityNoteProps) {
  const { stepper, itemState, again, fullOrder } = quantity;
  const { t } = useTranslation('ui');
  const words = useWords();
  if (itemState?.status === 'error') return <FailedChange id={id} again={itemState.isFinal ? null : again} />;
  if (correction !== null) return <Correction id={id} text={correction} />;
  if (showsInCart && stepper.value > 0) {
    return (
      <p id={id} className={styles.message}>
        {/* A separate element: changing the font of the outer one, a grid item, would lay out the whole list during the press. */}
        <span className={styles.inCart}>
          <Icon icon={Check} size="s" /> <span>{t(`${words}.inCart`)}</span>
        </span>
      </p>
    );
  }
  if (fullOrder !== null) {
    return (
      <p id={id} className={styles.message}>
        {t('quantity.full', { max: fullOrder })}
      </p>
    );
  }
  if (!showsLimits && !showsInCart) return null;
  // If there is no text, an empty line reserves the space of "in your basket", so that the layout does not move.
  return (
    <p id={id} className={styles.message}>
      {showsLimits && stepper.inStock && limitsOf(quantity, t)}
    </p>
  );
}

/** The note scrolls into view when it appears, because a bar may cover the place below the box. */
function Correction({ id, text }: { id: string; text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // `scrollIntoView` of newer browsers returns a promise, which an effect must not return as its clean-up.
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <p ref={note} id={id} className={clsx(styles.message, styles.correction)}>
      {text}
    </p>
  );
}
