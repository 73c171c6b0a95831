import { type ReactNode, useId } from 'react';
import grid from './FormGrid.module.css';
import styles from './FormSection.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div className={grid.grid}>{children}</div>
    </section>
  );
}
