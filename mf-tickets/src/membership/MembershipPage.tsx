import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { IdCard } from 'lucide-react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { MembershipCard } from './MembershipCard.tsx';
import styles from './MembershipPage.module.css';
import { membershipIdsAtom } from './membershipsAtom.ts';
import { StandingNotice } from './StandingNotice.tsx';

/** The memberships that a shop sells, and whether the visitor's own membership is valid here [MEM-01, MEM-02]. */
export function MembershipPage() {
  const { t } = useLaterTexts();
  const ids = useAtomValue(membershipIdsAtom);
  const requiresMembership = useAtomValue(capabilitiesAtom)?.requiresMembership ?? false;
  return (
    <div className={styles.page}>
      <StandingNotice requiresMembership={requiresMembership} />
      {ids.length === 0 ? (
        <EmptyState icon={IdCard} title={t('membership.empty.title')}>
          {t('membership.empty.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={t('membership.list')}>
          {ids.map((id) => (
            <li key={id} className={styles.place}>
              <MembershipCard productId={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
