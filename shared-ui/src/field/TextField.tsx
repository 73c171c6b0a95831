import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './TextField.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** The class of the whole field; `inputClassName` is the class of the input. */
    inputClassName?: string;
  };

/** A text field of one line. Accepts every prop of an `<input>`, including `ref`, as form libraries need. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, id, className, inputClassName, type = 'text', ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id} className={className}>
      {(control) => <input {...input} {...control} type={type} className={clsx(styles.input, inputClassName)} />}
    </Field>
  );
}
