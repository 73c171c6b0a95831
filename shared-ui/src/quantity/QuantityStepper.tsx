import clsx from 'clsx';
import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { EarlyQuantity } from '../early-press/earlyQuantity.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import styles from './QuantityStepper.module.css';
import { boundsRule, type QuantityRule } from './quantityRule.ts';

type QuantityLabels = {
  /** The accessible name, for example "Aantal weekendtickets". */
  quantity: string;
  decrease: string;
  increase: string;
};

export type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** How the quantity changes. The default is plain bounds. */
  rule?: QuantityRule;
  /** Called with the new quantity after a press, an arrow key or a typed number. It is not called if the quantity stays the same. */
  onChange: (value: number) => void;
  /** Called with a typed number and the number to which the rule changes it. */
  onTyped?: (typed: number, settled: number) => void;
  /** Whether the product can't be bought at all. */
  disabled?: boolean;
  /** Whether the last change is not confirmed yet. A spinner then shows it, and further presses are accepted [TIX-12]. */
  pending?: boolean;
  /** Whether nothing can be changed at the moment; the focus stays. */
  waiting?: boolean;
  labels: QuantityLabels;
  /** Ids of texts that describe the control, such as the cap or an error. */
  describedBy?: string;
  /** Data for the page's inline script, which collects presses before hydration. */
  early?: EarlyQuantity;
  size?: 's' | 'm';
  className?: string;
};

/**
 * A quantity with a minus button, a number field and a plus button. It contains no business rule: the owner passes one.
 * While it can't change *now* (at a bound, during a wait), its buttons are `aria-disabled` and keep the focus.
 * `disabled` removes all three controls from the tab order.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 0, max = 9, step = 1, rule = boundsRule(min, max, step), onChange, onTyped, labels } = props;
  const { disabled = false, pending = false, waiting = false, describedBy, early, size = 'm', className } = props;
  const inputId = useId();
  const still = disabled || waiting;
  const down = still ? null : rule.down(value);
  const up = still ? null : rule.up(value);
  const move = (next: number | null) => {
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <fieldset
      aria-label={labels.quantity}
      aria-busy={pending || undefined}
      className={clsx(styles.stepper, styles[size], disabled && styles.disabled, className)}
    >
      <StepButton
        label={labels.decrease}
        icon={Minus}
        next={down}
        controls={inputId}
        disabled={disabled}
        onStep={move}
      />
      <span className={styles.middle}>
        <QuantityInput
          id={inputId}
          value={value}
          min={min}
          max={max}
          down={down}
          up={up}
          settle={rule.settle}
          disabled={disabled}
          readOnly={waiting}
          label={labels.quantity}
          describedBy={describedBy}
          early={early}
          onSettle={move}
          onTyped={onTyped}
        />
        {pending && (
          // The delay before the spinner appears is a separate animation, independent of the spinner's rotation.
          <span className={styles.spinner}>
            <Spinner className={styles.ring} />
          </span>
        )}
      </span>
      <StepButton label={labels.increase} icon={Plus} next={up} controls={inputId} disabled={disabled} onStep={move} />
    </fieldset>
  );
}

type StepButtonProps = {
  label: string;
  icon: LucideIcon;
  next: number | null;
  controls: string;
  disabled: boolean;
  onStep: (next: number | null) => void;
};

function StepButton({ label, icon: Drawing, next, controls, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      aria-disabled={next === null}
      onClick={() => onStep(next)}
    >
      <Drawing className={styles.icon} aria-hidden="true" />
    </button>
  );
}
