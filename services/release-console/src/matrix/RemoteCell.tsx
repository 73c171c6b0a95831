import type { BrandOverview, Overview } from '@festival/release-registry/overview/overview';
import { percentText } from '@festival/release-registry/releases/releaseText';
import { Button } from '@festival/shared-ui/button/Button';
import type { CSSProperties } from 'react';
import { VitalsTable } from '../figures/VitalsTable.tsx';
import { HealthLine } from '../health/HealthLine.tsx';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import styles from './RemoteCell.module.css';

type RemoteCellProps = {
  brand: BrandOverview;
  remote: Overview['remotes'][number];
  mayChange: boolean;
  onAction: (action: Action) => void;
};

/** One remote at one brand: its version as a chip, a canary as a filled share, the health of both, and the button to change it. */
export function RemoteCell({ brand: looked, remote: { name, newest }, mayChange, onAction }: RemoteCellProps) {
  const { brand, release } = looked;
  const pin = release?.pins[name];
  const health = looked.health[name];
  const fault = looked.refused[name];
  const isNews = newest !== undefined && newest !== pin?.stable && newest !== pin?.canary;
  const change = (version: string) => onAction({ kind: 'change', looked, remote: name, version });
  // The button does not propose a version whose mount failed.
  const next = pin?.canary ?? (fault ? pin?.stable : newest) ?? pin?.stable ?? newest;
  return (
    <div className={styles.cell}>
      <div className={styles.lanes}>
        {pin ? (
          <span className={styles.chip}>{pin.stable}</span>
        ) : (
          <span className={styles.soft}>{texts.notThere}</span>
        )}
        {health && <HealthLine health={health.stable} />}
        {pin?.canary !== undefined && (
          <>
            <span className={styles.share} style={{ '--share': `${(pin.basisPoints ?? 0) / 100}%` } as CSSProperties}>
              {texts.canary(pin.canary, percentText(pin.basisPoints ?? 0))}
            </span>
            {health?.canary && <HealthLine health={health.canary} />}
            {health?.verdict && <span className={styles.soft}>{texts.health.watch(health.verdict)}</span>}
          </>
        )}
        {health && <VitalsTable stable={health.stable.p75} canary={health.canary?.p75} />}
        {isNews && (
          <span className={fault ? styles.refused : styles.soft}>
            {fault ? texts.publishedRefused(newest, fault) : texts.published(newest)}
          </span>
        )}
      </div>
      {mayChange && (
        <span className={styles.actions}>
          {next !== undefined && (
            <Button variant="secondary" size="s" onClick={() => change(next)}>
              {texts.change}
              <span className="visuallyHidden">{texts.ofRemote(name, brand)}</span>
            </Button>
          )}
          {pin?.canary !== undefined && (
            <Button variant="secondary" size="s" onClick={() => change(pin.stable)}>
              {texts.takeBack}
              <span className="visuallyHidden">{texts.ofRemote(name, brand)}</span>
            </Button>
          )}
          {pin && (
            <Button
              variant="quiet"
              size="s"
              className={styles.figures}
              onClick={() => onAction({ kind: 'figures', looked, remote: name })}
            >
              {texts.figures.open}
              <span className="visuallyHidden">{texts.ofRemote(name, brand)}</span>
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
