import type { BrandOverview } from '@festival/release-registry/overview/overview';
import type { WaitingRelease } from '@festival/release-registry/waiting/waitingRelease';
import { isSameAccount, waitingChangeText } from '@festival/release-registry/waiting/waitingText';
import { Button } from '@festival/shared-ui/button/Button';
import styles from '../list/List.module.css';
import { ListSection } from '../list/ListSection.tsx';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';

type WaitingProps = {
  brands: readonly BrandOverview[];
  /** The address of the signed-on person. */
  by: string;
  mayChange: (brand: BrandOverview) => boolean;
  onAction: (action: Action) => void;
};

/**
 * The releases of all brands that wait for their time or for another account's approval: their changes, and the buttons to approve or cancel them.
 * [FED-04]
 */
export function Waiting({ brands, by, mayChange, onAction }: WaitingProps) {
  const waits = brands.flatMap((looked) => looked.waiting.map((waiting) => ({ looked, waiting })));
  if (waits.length === 0) return null;
  return (
    <ListSection title={texts.waiting.title}>
      {waits.map(({ looked, waiting }) => (
        <One
          key={`${waiting.brand} ${waiting.number}`}
          {...{ looked, waiting, by, onAction }}
          mayChange={mayChange(looked)}
        />
      ))}
    </ListSection>
  );
}

type OneProps = Pick<WaitingProps, 'by' | 'onAction'> & {
  looked: BrandOverview;
  waiting: WaitingRelease;
  mayChange: boolean;
};

function One({ looked, waiting, by, mayChange, onAction }: OneProps) {
  const { brand, number, asked, reason, at, needsApproval, approved } = waiting;
  const isOpen = needsApproval && approved === undefined;
  const isOwn = isSameAccount(waiting, { by, account: by });
  return (
    <li className={styles.entry}>
      <p className={styles.row}>
        <strong>{brand}</strong>
        <span>{waitingChangeText(waiting)}</span>
      </p>
      <p>{reason}</p>
      {at && <p>{texts.waiting.moment(at)}</p>}
      {needsApproval && <p>{approved ? texts.waiting.approved(approved.by) : texts.waiting.open}</p>}
      <p className={styles.soft}>{texts.waiting.asked(asked)}</p>
      {isOpen && isOwn && mayChange && <p className={styles.soft}>{texts.waiting.own}</p>}
      {mayChange && (
        <span className={styles.row}>
          {isOpen && !isOwn && (
            <Button variant="secondary" size="s" onClick={() => onAction({ kind: 'approve', looked, waiting })}>
              {texts.waiting.approve}
              <span className="visuallyHidden">{texts.waiting.ofNumber(number, brand)}</span>
            </Button>
          )}
          <Button variant="quiet" size="s" onClick={() => onAction({ kind: 'cancel-waiting', looked, waiting })}>
            {texts.waiting.cancel}
            <span className="visuallyHidden">{texts.waiting.ofNumber(number, brand)}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
