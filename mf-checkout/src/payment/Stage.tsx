import type { ReactNode } from 'react';
import styles from './Stage.module.css';

export function Stage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
