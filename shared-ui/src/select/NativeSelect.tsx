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
 * The browser's own list in the shop's looks. For long lists and personal data: a phone shows its wheel, the browser
 * fills it in, and it works before any script does.
 */
export function NativeSelect({ label, hint, error, aside, id, className, children, ...select }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
      {(control) => (
        <span className={styles.holder}>
          <select
            {...select}
            {...control}
            // Where several lists share one error, their owner marks and describes each.
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
