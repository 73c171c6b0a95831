import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { stageText } from '@festival/release-registry/stages/nextStep';
import { Button } from '@festival/shared-ui/button/Button';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import styles from './BrandHeading.module.css';

type BrandHeadingProps = {
  brand: BrandOverview;
  mayChange: boolean;
  /** Whether the person may change only other brands; the heading then says why they can't change this one. */
  isOthers: boolean;
  onAction: (action: Action) => void;
};

/** A brand with its newest release: author, reason, the running plan, and the button to roll back. */
export function BrandHeading({ brand: looked, mayChange, isOthers, onAction }: BrandHeadingProps) {
  const { brand, release, former, plan } = looked;
  return (
    <div className={styles.heading}>
      <span className={styles.name}>{brand}</span>
      {release === null ? (
        <span>{texts.noRelease}</span>
      ) : (
        <>
          <span>{texts.release(release.revision)}</span>
          <span className={styles.soft}>{texts.by(release)}</span>
          <span className={styles.soft}>{release.reason}</span>
        </>
      )}
      {plan && <span>{texts.stage(stageText(plan))}</span>}
      {looked.needsApproval && <span className={styles.soft}>{texts.needsApproval}</span>}
      {isOthers && <span className={styles.soft}>{texts.notYours(brand)}</span>}
      {mayChange && (
        <span className={styles.actions}>
          {former && (
            <Button variant="secondary" size="s" onClick={() => onAction({ kind: 'roll-back', looked, to: former })}>
              {texts.rollBack}
              <span className="visuallyHidden">{texts.thisBrand(brand)}</span>
            </Button>
          )}
          {plan && (
            <Button variant="secondary" size="s" onClick={() => onAction({ kind: 'stop-plan', looked })}>
              {texts.stopPlan}
              <span className="visuallyHidden">{texts.ofBrand(brand)}</span>
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
