import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Button.module.css';
import { type ButtonLooks, buttonClass } from './buttonClass.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /** The button's action is running: the button shows a spinner, keeps the focus and ignores presses. */
    pending?: boolean;
    /** An icon before the text. */
    icon?: ReactNode;
    /** An icon after the text. */
    iconEnd?: ReactNode;
  };

/**
 * A button of the shop. While `pending` it is `aria-disabled` and not `disabled`, so that it keeps the keyboard focus.
 * Its type is `button` by default.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, pending = false, icon, iconEnd, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.content}>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </span>
      {pending && <Spinner className={styles.spinner} />}
    </button>
  );
}
