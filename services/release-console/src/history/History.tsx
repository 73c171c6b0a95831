import type { Release } from '@festival/release-contracts/release/release';
import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { changeText } from '@festival/release-registry/releases/releaseText';
import type { WaitingRelease } from '@festival/release-registry/waiting/waitingRelease';
import { waitingChangeText, waitingStateText } from '@festival/release-registry/waiting/waitingText';
import { Button } from '@festival/shared-ui/button/Button';
import { Fragment, useEffect, useId, useState } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import styles from './History.module.css';

type HistoryProps = {
  api: Pick<ConsoleApi, 'history'>;
  brand: BrandOverview;
  mayChange: boolean;
  onAction: (action: Action) => void;
};

/** The number of releases that are shown at first, and the number that each press adds. */
const page = 10;
/** The maximum that the registry returns in one call. */
const most = 500;

/** The history of a brand's releases with author, time and reason, the newest first. Each of them can be restored. */
export function History({ api, brand: looked, mayChange, onAction }: HistoryProps) {
  const { brand, release } = looked;
  const title = useId();
  const [shown, setShown] = useState(page);
  const unmade = looked.waited.filter(({ state }) => state !== 'made');
  const releases = useReleases(api, looked, Math.min(shown + 1, most));
  return (
    <section className={styles.history} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {texts.history(brand)}
      </h2>
      {release === null && <p>{texts.noHistory}</p>}
      <ol className={styles.list} reversed>
        {releases.slice(0, shown).map((one, index) => (
          <Fragment key={one.revision}>
            {unmade
              .filter(({ ended = '' }) => ended > one.at && ended <= (releases[index - 1]?.at ?? '9'))
              .map((waited) => (
                <Unmade key={waited.number} {...waited} />
              ))}
            <li className={styles.release}>
              <span className={styles.head}>
                <strong>{texts.release(one.revision)}</strong>
                {one.restores !== undefined && <span>{texts.restores(one.restores)}</span>}
              </span>
              <span>{changeText(releases[index + 1], one)}</span>
              <span>{one.reason}</span>
              <span className={styles.soft}>{texts.by(one)}</span>
              {mayChange && one.revision !== release?.revision && (
                <Button
                  variant="quiet"
                  size="s"
                  className={styles.back}
                  onClick={() => onAction({ kind: 'roll-back', looked, to: one })}
                >
                  {texts.rollBackTo(one.revision)}
                </Button>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {releases.length > shown && shown < most && (
        <Button variant="secondary" size="s" onClick={() => setShown(shown + page)}>
          {texts.earlier}
        </Button>
      )}
    </section>
  );
}

/** A release that was planned or requested but not made; the history lists it between the made ones. */
function Unmade(waited: WaitingRelease) {
  return (
    <li className={styles.release}>
      <strong>{texts.waiting.unmade(waited.number)}</strong>
      <span>{waitingChangeText(waited)}</span>
      <span>{waited.reason}</span>
      <span>{waitingStateText(waited)}</span>
      <span className={styles.soft}>{texts.by({ by: waited.asked.by, at: waited.ended ?? waited.asked.at })}</span>
    </li>
  );
}

/** The brand's newest releases; requested again after each new release. */
function useReleases(api: HistoryProps['api'], { brand, release }: BrandOverview, count: number): readonly Release[] {
  const [releases, setReleases] = useState<readonly Release[]>([]);
  const newest = release?.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer release is a reason to ask once more
  useEffect(() => {
    let isWanted = true;
    void api.history(brand, count).then((answer) => {
      if (isWanted && answer.ok) setReleases(answer.value.releases);
    });
    return () => {
      isWanted = false;
    };
  }, [api, brand, count, newest]);
  return releases;
}
