import clsx from 'clsx';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** The name of the loading content, for screen readers. Without it the spinner is decorative. */
  label?: string;
  className?: string;
};

/** A turning ring, as large as the surrounding text. With reduced motion it fades in and out instead. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = <span className={clsx(styles.ring, className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className={styles.said}>
      {ring}
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
