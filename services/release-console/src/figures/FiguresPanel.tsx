import type { RemoteFigures } from '@festival/release-registry/figures/versionFigures';
import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { introducingRelease } from '@festival/release-registry/releases/introducingRelease';
import { releaseText } from '@festival/release-registry/releases/releaseText';
import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useState } from 'react';
import { Refusal } from '../answer/Refusal.tsx';
import { useAnswer } from '../answer/useAnswer.ts';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { Sparkline } from '../health/Sparkline.tsx';
import { texts } from '../texts.ts';
import { ErrorList } from './ErrorList.tsx';
import styles from './Figures.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import { hourlyOf } from './hourlyOf.ts';

type FiguresPanelProps = {
  api: Pick<ConsoleApi, 'figures' | 'errors' | 'history'>;
  looked: BrandOverview;
  remote: string;
  onClosed: () => void;
};

/**
 * The number of releases in which the one that introduced a version is searched: the maximum that the registry returns
 * in one call.
 */
const mostReleases = 500;

/** The number of versions that fit side by side: the live ones, then the ones that were live most recently. */
const mostVersions = 4;

/** The figures of a remote's versions at a brand for 14 days, side by side, and the errors of the live ones. */
export function FiguresPanel({ api, looked: { brand, release }, remote, onClosed }: FiguresPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const answer = useAnswer(`${brand} ${remote}`, () => api.figures(brand, remote));
  const history = useAnswer(brand, () => api.history(brand, mostReleases));
  const releases = history?.ok ? history.value.releases : [];
  const { stable, canary } = release?.pins[remote] ?? {};
  const live = [stable, canary].filter((version) => version !== undefined);
  const figures = answer?.ok ? answer.value.versions : {};
  const lastSeen = (version: string) => figures[version]?.hours.at(-1)?.at ?? '';
  const former = Object.keys(figures)
    .filter((version) => !live.includes(version))
    .sort((one, other) => (lastSeen(one) < lastSeen(other) ? 1 : -1));
  const shown = [...live.filter((version) => figures[version]), ...former].slice(0, mostVersions);
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
      {answer?.ok && shown.length === 0 && <p>{texts.figures.none}</p>}
      {shown.length > 0 && <FiguresTable figures={figures} shown={shown} live={live} />}
      <div className={styles.part}>
        {[...new Set([...live, ...shown])].map((version) => {
          const release = introducingRelease(releases, remote, version);
          // A version that is older than the loaded releases was introduced by an unknown one.
          const isKnown = release !== undefined && (release.parent === 0 || release !== releases.at(-1));
          return isKnown && <p key={version}>{texts.figures.cameWith(version, releaseText(release))}</p>;
        })}
      </div>
      {live.map((version) => (
        <ErrorList key={version} api={api} remote={remote} version={version} />
      ))}
      {shown.map((version) => (
        <Hours key={version} version={version} hours={figures[version]?.hours ?? []} />
      ))}
    </Dialog>
  );
}

type HoursProps = { version: string; hours: RemoteFigures['versions'][string]['hours'] };

/** The hours in which a version had visits, and the time since which it throws. */
const Hours = ({ version, hours }: HoursProps) => (
  <section className={styles.part}>
    <h3>{texts.figures.hours(version)}</h3>
    <Sparkline series={hourlyOf(hours)} />
    <p className={styles.soft}>{texts.figures.since(hours)}</p>
  </section>
);
