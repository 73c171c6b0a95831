import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import text from '../field/TextField.module.css';
import styles from './NativeSelect.module.css';

type NativeSelectProps = ComponentProps<'select'> &
  FieldTexts & {
    /** The class of the whole field. */
    className?: string;
    /** `<option>`s and `<optgroup>`s. */
    children: ReactNode;
  };

/**
 * The browser's own select in the shop's style, for long lists and personal data: phones show their own picker,
 * autofill works, and the list works before any script runs.
 */
export function NativeSelect({ label, hint, error, aside, id, className, children, ...select }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
      {(control) => (
        <span className={styles.holder}>
          <select
            {...select}
            {...control}
            // If several lists share one error, their owner marks each list and describes it.
            aria-describedby={control['aria-describedby'] ?? select['aria-describedby']}
            aria-invalid={control['aria-invalid'] ?? select['aria-invalid']}
            className={clsx(text.input, styles.select)}
          >
            {children}
          </select>
          <ChevronDown className={styles.icon} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
