import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** The attributes that connect a control with its texts. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  /** Help that prevents a mistake. */
  hint?: ReactNode;
  /** The error and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  /** A text after the label, for example "(niet verplicht)". */
  aside?: ReactNode;
};

type FieldProps = FieldTexts & {
  /** The id of the control, if other code needs it. */
  id?: string;
  /** Renders the control with the attributes that connect it with its texts. */
  children: (control: FieldControl) => ReactNode;
  className?: string;
};

/** A label that is always visible, a control, a hint and an error, connected by ids. */
export function Field({ label, hint, error, aside, id, children, className }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {aside && (
          <span className={styles.aside}>
            {' '}
            <span>{aside}</span>
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
