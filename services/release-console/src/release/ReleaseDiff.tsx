import type { Release } from '@festival/release-contracts/release/release';
import { changedPins } from '@festival/release-registry/releases/releaseText';
import { texts } from '../texts.ts';
import styles from './ReleaseDiff.module.css';

type Pins = Pick<Release, 'pins'>;

/** Each remote whose version changes, before and after. */
export function ReleaseDiff({ before, after }: { before: Pins | null; after: Pins | null }) {
  const changes = after === null ? [] : changedPins(before ?? undefined, after);
  return (
    <section className={styles.diff}>
      <h3 className={styles.title}>{texts.diff}</h3>
      {changes.length === 0 ? (
        <p>{texts.noDiff}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ remote, from, to }) => (
            <li key={remote} className={styles.change}>
              <strong>{remote}</strong>
              <span className={styles.from}>{from === 'none' ? texts.notThere : from}</span>
              <span className="visuallyHidden"> {texts.becomes} </span>
              <span className={styles.to}>
                <span aria-hidden="true">→ </span>
                {to === 'none' ? texts.notThere : to}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
