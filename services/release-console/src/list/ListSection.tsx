import { type ReactNode, useId } from 'react';
import styles from './List.module.css';

type ListSectionProps = {
  title: string;
  /** The entries. */
  children: ReactNode;
};

/** A part of the screen: a title with a list below. */
export function ListSection({ title, children }: ListSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
