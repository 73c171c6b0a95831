import { useId } from 'react';
import styles from './StepList.module.css';

interface StepListProps {
  title: string;
  /** Sentences in the order of the events; a single one has no number. */
  steps: readonly string[];
}

/** The next steps, as numbered sentences below a heading. */
export function StepList({ title, steps }: StepListProps) {
  const titleId = useId();
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {steps.length === 1 ? (
        <p>{steps[0]}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
