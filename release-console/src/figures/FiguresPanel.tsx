import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useState } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { Sparkline } from '../health/Sparkline.tsx';
import { Refusal } from '../release/Refusal.tsx';
import { texts } from '../texts.ts';
import { ErrorList } from './ErrorList.tsx';
import styles from './Figures.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import { hourlyOf } from './hourlyOf.ts';
import { useAnswer } from './useAnswer.ts';

type FiguresPanelProps = {
  api: Pick<ConsoleApi, 'figures' | 'errors'>;
  looked: BrandOverview;
  remote: string;
  onClosed: () => void;
};

/** How the versions of a remote have done at a brand in 14 days, beside one another, and what went wrong in those that are live. */
export function FiguresPanel({ api, looked: { brand, release }, remote, onClosed }: FiguresPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const answer = useAnswer(`${brand} ${remote}`, () => api.figures(brand, remote));
  const { stable, canary } = release?.pins[remote] ?? {};
  const live = [stable, canary].filter((version) => version !== undefined);
  const versions = answer?.ok ? Object.entries(answer.value.versions) : [];
  const shown = [...live, ...versions.map(([version]) => version).filter((version) => !live.includes(version))];
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      placement="side"
      title={texts.figures.title(remote, brand)}
      description={texts.figures.days}
      closeLabel={texts.close}
      className={styles.panel}
    >
      {answer === null && <Spinner label={texts.loading} />}
      {answer?.ok === false && <Refusal error={answer.error} />}
      {answer?.ok && versions.length === 0 && <p>{texts.figures.none}</p>}
      {answer?.ok && versions.length > 0 && (
        <FiguresTable
          figures={answer.value.versions}
          shown={shown.filter((one) => answer.value.versions[one])}
          live={live}
        />
      )}
      {versions.map(([version, { hours }]) => (
        <section key={version} className={styles.part}>
          <h3>{texts.figures.hours(version)}</h3>
          <Sparkline series={hourlyOf(hours)} />
          <p className={styles.soft}>{texts.figures.since(hours)}</p>
        </section>
      ))}
      {live.map((version) => (
        <ErrorList key={version} api={api} remote={remote} version={version} />
      ))}
    </Dialog>
  );
}
