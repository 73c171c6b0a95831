import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import type { EarlyQuantity } from '../early-press/earlyQuantity.ts';
import { useTakeOver } from '../early-press/useTakeOver.ts';
import styles from './QuantityStepper.module.css';

type QuantityInputProps = {
  id: string;
  value: number;
  min: number;
  max: number;
  /** The quantities that the arrow keys set; `null` for none. */
  down: number | null;
  up: number | null;
  settle: (typed: number) => number;
  disabled: boolean;
  readOnly: boolean;
  label: string;
  describedBy: string | undefined;
  early: EarlyQuantity | undefined;
  onSettle: (value: number) => void;
  onTyped: ((typed: number, settled: number) => void) | undefined;
};

/** The suggested numbers for a long range: only numbers that the rule accepts unchanged [TIX-08]. */
function suggestions(max: number, settle: (typed: number) => number): number[] {
  const numbers = Array.from({ length: Math.min(max, 50) }, (_, index) => index + 1);
  return numbers.filter((number) => settle(number) === number);
}

/** The number that a text contains, such as `2`, `-3` or `2,5`; null if it contains none. Full-width digits count as digits. */
function numberIn(text: string): number | null {
  const [number] = text.normalize('NFKC').match(/-?\d+([.,]\d+)?/) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/**
 * The input of a quantity. A typed number is applied on blur or Enter; Escape discards it. It is a text field, because in a number field of
 * Chromium the mouse wheel changes the number instead of scrolling the page.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { id, value, min, max, settle, disabled, readOnly, label, describedBy, early } = props;
  const { ref, draft, setDraft, settleDraft, onKeyDown } = useDraft(props);
  const listId = useId();
  const suggests = max >= 10;

  return (
    <>
      <input
        {...early}
        ref={ref}
        id={id}
        type="text"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        inputMode="numeric"
        autoComplete="off"
        className={styles.input}
        value={draft ?? String(value)}
        list={suggests ? listId : undefined}
        disabled={disabled}
        readOnly={readOnly}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settleDraft}
        onKeyDown={onKeyDown}
      />
      {suggests && (
        <datalist id={listId}>
          {suggestions(max, settle).map((number) => (
            <option key={number} value={number} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The number that is being typed, until it is applied; null while nothing is typed. */
function useDraft({ value, down, up, settle, readOnly, onSettle, onTyped }: QuantityInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const ref = useTakeOver<HTMLInputElement>((pressed, input) => {
    setDraft(null);
    // React does not know the field's current text. Without this line, the text would stay if the new quantity is refused.
    input.value = String(value);
    onSettle(settle(pressed));
  });
  useLayoutEffect(() => {
    const typed = ref.current?.value;
    // The visitor has typed during hydration.
    if (typed !== undefined && typed !== ref.current?.defaultValue) setDraft(typed);
  }, [ref]);
  const settleDraft = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = numberIn(draft);
    if (typed === null) return;
    const settled = settle(typed);
    onTyped?.(typed, settled);
    onSettle(settled);
  };
  const move = (next: number | null) => {
    setDraft(null);
    if (next !== null) onSettle(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const answers = new Map([
      ['ArrowUp', () => move(up)],
      ['ArrowDown', () => move(down)],
      ['Enter', settleDraft],
      ['Escape', () => setDraft(null)],
    ]);
    const answer = answers.get(event.key);
    // If no number is being typed, Escape closes the dialog around the field.
    if (!answer || (event.key === 'Escape' && draft === null)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!readOnly) answer();
  };
  return { ref, draft, setDraft, settleDraft, onKeyDown };
}
