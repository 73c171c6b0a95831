import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { Button } from '@festival/shared-ui/button/Button';
import { ListSection } from '../list/ListSection.tsx';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import { healthOf } from './healthOf.ts';
import styles from './Trouble.module.css';

type TroubleProps = {
  brands: readonly BrandOverview[];
  mayChange: (brand: BrandOverview) => boolean;
  onAction: (action: Action) => void;
};

/**
 * The versions of all brands that throw too often. They are at the top of the page, because a narrow screen shows only
 * one brand, which may be another one. [BYD-08]
 */
export function Trouble({ brands, mayChange, onAction }: TroubleProps) {
  const bad = brands.flatMap(badVersions);
  if (bad.length === 0) return null;
  return (
    <ListSection title={texts.health.trouble}>
      {bad.map(({ looked, remote, version, text }) => (
        <li key={`${looked.brand} ${remote} ${version}`} className={styles.one}>
          <span>{texts.health.bad(remote, version, looked.brand, text)}</span>
          {mayChange(looked) && (
            <Button
              variant="quiet"
              size="s"
              className={styles.figures}
              onClick={() => onAction({ kind: 'figures', looked, remote })}
            >
              {texts.figures.open}
              <span className="visuallyHidden">{texts.ofVersion(remote, version, looked.brand)}</span>
            </Button>
          )}
        </li>
      ))}
    </ListSection>
  );
}

/** The versions that a brand's visitors get and that throw too often. */
const badVersions = (looked: BrandOverview) =>
  Object.entries(looked.release?.pins ?? {}).flatMap(([remote, { stable, canary }]) => {
    const health = looked.health[remote];
    const lanes = [
      { version: stable, health: health?.stable },
      { version: canary, health: health?.canary },
    ];
    return lanes.flatMap(({ version, health }) => {
      const known = version !== undefined && health ? { version, ...healthOf(health) } : null;
      return known?.tone === 'bad' ? [{ looked, remote, ...known }] : [];
    });
  });
