import { countsText } from '@festival/release-registry/figures/countsText';
import { timeText } from '@festival/release-registry/text/timeText';
import { Refusal } from '../answer/Refusal.tsx';
import { useAnswer } from '../answer/useAnswer.ts';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { texts } from '../texts.ts';
import styles from './Figures.module.css';

type ErrorListProps = { api: Pick<ConsoleApi, 'errors'>; remote: string; version: string };

/** The errors of a version, equal ones grouped, the most recent first: message, place, steps and browsers. */
export function ErrorList({ api, remote, version }: ErrorListProps) {
  const answer = useAnswer(`${remote}@${version}`, () => api.errors(remote, version));
  if (answer === null) return null;
  return (
    <section className={styles.part}>
      <h3>{texts.figures.errors(version)}</h3>
      {!answer.ok && <Refusal error={answer.error} />}
      {answer.ok && answer.value.errors.length === 0 && <p className={styles.soft}>{texts.figures.noErrors}</p>}
      {answer.ok && answer.value.errors.length > 0 && (
        <ul className={styles.errors}>
          {answer.value.errors.map(({ kind, message, frames, count, steps, browsers, brands, firstAt, lastAt }) => (
            <li key={[kind, message, frames[0]].join()} className={styles.error}>
              <strong>{texts.figures.error(count, message)}</strong>
              {frames.slice(0, 3).map((frame) => (
                <code key={frame}>{frame}</code>
              ))}
              <span>{texts.figures.where(countsText(steps), countsText(browsers), countsText(brands))}</span>
              <span className={styles.soft}>{texts.figures.when(timeText(firstAt), timeText(lastAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
