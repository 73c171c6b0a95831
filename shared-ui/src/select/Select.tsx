import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './Select.module.css';

type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

type SelectProps<Value extends string> = {
  label: ReactNode;
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** The text of the closed list while nothing is chosen. */
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is for screen readers only: the position shows what the list is for. */
  labelHidden?: boolean;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  autoComplete?: string;
  /** The control that gets the focus. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A choice from a list, by typing or by pointer. The list opens over the page, in the brand's looks. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder, hint, error, labelHidden } = props;
  const { disabled, required, name, id, autoComplete, ref, className } = props;
  const ownId = useId();
  const triggerId = id ?? ownId;
  const describedBy =
    [error && `${triggerId}-error`, hint && `${triggerId}-hint`].filter(Boolean).join(' ') || undefined;
  const choose = (chosen: Value | null) => {
    if (chosen !== null) onChange(chosen);
  };
  return (
    <div className={clsx(styles.field, className)}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={choose}
        disabled={disabled}
        required={required}
        name={name}
        autoComplete={autoComplete}
      >
        <Base.Label className={labelHidden ? 'visuallyHidden' : styles.label}>{label}</Base.Label>
        {hint && (
          <p id={`${triggerId}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <Base.Trigger
          ref={ref}
          id={triggerId}
          className={styles.trigger}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
        >
          <Base.Value className={styles.value} placeholder={placeholder} />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Options options={options} />
      </Base.Root>
      {error && (
        <p id={`${triggerId}-error`} className={styles.error}>
          <CircleAlert className={styles.errorIcon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function Options<Value extends string>({ options }: Pick<SelectProps<Value>, 'options'>) {
  return (
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
        <Base.Popup className={styles.popup}>
          <Base.List className={styles.list}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={styles.item}>
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className={styles.chosen}>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
