import clsx from 'clsx';
import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { EarlyQuantity } from '../early-press/earlyQuantity.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import styles from './QuantityStepper.module.css';
import { boundsRule, type QuantityRule } from './quantityRule.ts';

type QuantityLabels = {
  /** What is counted, for example "Aantal weekendtickets". */
  quantity: string;
  decrease: string;
  increase: string;
};

export type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** How the quantity changes; plain bounds by default. */
  rule?: QuantityRule;
  /** Called with the new quantity after a press, an arrow key or a typed number, never with the present one. */
  onChange: (value: number) => void;
  /** Called with a typed number and what the rule makes of it. */
  onTyped?: (typed: number, settled: number) => void;
  /** It cannot be bought at all. */
  disabled?: boolean;
  /** The last change has no answer yet: a spinner shows it, and further presses are taken [TIX-12]. */
  pending?: boolean;
  /** Nothing can be changed at the moment; the focus stays. */
  waiting?: boolean;
  labels: QuantityLabels;
  /** Ids of texts that describe it, such as the cap or an error. */
  describedBy?: string;
  /** What the page's own script has to know, to take presses before React does. */
  early?: EarlyQuantity;
  size?: 's' | 'm';
  className?: string;
};

/**
 * A quantity with a minus, a number that can be typed over and a plus. It knows no business rule: the owner passes one.
 * Where it can't change *now* (a bound, a wait) its buttons are `aria-disabled` and keep the focus; `disabled`
 * itself removes all three from the tab order.
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
          // The delay before it appears is an animation of its own, separate from its rotation.
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
