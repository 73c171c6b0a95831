import { useTranslation } from 'react-i18next';
import { SaleStart } from '../../countdown/SaleStart.tsx';
import { givenKey } from '../../i18n/givenKey.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { SlotAddress } from '../../remotes/slot/remoteModuleSource.ts';
import type { RouteRow } from '../../routing/routeRow.ts';
import { Hero } from '../hero/Hero.tsx';
import { AgeNote } from './AgeNote.tsx';
import { OrderFeeNote } from './OrderFeeNote.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import styles from './StepPage.module.css';
import { StepSkeleton } from './StepSkeleton.tsx';

interface StepPageProps {
  row: RouteRow;
  slot: SlotAddress;
}

/**
 * The page of a step: the hero with its title, and the remote slot that sells it. Nothing here reads state, so the
 * slot is never rendered again from above.
 */
export function StepPage({ row, slot }: StepPageProps) {
  const { t } = useTranslation('host');
  const { step, hero } = row;
  if (!step) return null;
  return (
    <main>
      <Hero place={hero} size="band">
        <h1>{t(givenKey(`step.${step.name}.title`))}</h1>
        <p className={styles.sentence}>{t(givenKey(`step.${step.name}.sentence`))}</p>
      </Hero>
      <div className={styles.content}>
        <OverviewLink />
        <SaleStart />
        <div className={styles.notes}>
          {step.sells.includes('ticket') && <AgeNote />}
          <OrderFeeNote />
        </div>
        <RemoteSlot {...slot} Skeleton={StepSkeleton} />
      </div>
    </main>
  );
}
