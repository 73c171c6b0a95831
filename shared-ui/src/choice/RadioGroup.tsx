import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './Choice.module.css';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** A text at the end of the line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  /** The question above the options. */
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  /** `null` while no option is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The input of the first option, for a form that moves the focus to an error. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A choice of one option; each option is a line that can be pressed anywhere. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, onBlur, name, hint, error, required, ref, className } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={clsx(styles.group, className)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={clsx(styles.choice, styles.line, option.disabled && styles.off)}>
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            className={clsx(styles.mark, styles.dot)}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span className={styles.text}>
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.aside && <span className={styles.aside}>{option.aside}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
