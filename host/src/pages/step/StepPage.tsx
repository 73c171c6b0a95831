import { SkeletonCards } from '@festival/shared-ui/skeleton/SkeletonCards';
import { useTranslation } from 'react-i18next';
import { SaleStart } from '../../countdown/SaleStart.tsx';
import { givenKey } from '../../i18n/givenKey.ts';
import { usePage } from '../../page/PageContext.tsx';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { SlotAddress } from '../../remotes/slot/remoteModuleSource.ts';
import type { RouteRow } from '../../routing/routeRow.ts';
import { Hero } from '../hero/Hero.tsx';
import { OrderFeeNote } from './OrderFeeNote.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import styles from './StepPage.module.css';

interface StepPageProps {
  row: RouteRow;
  slot: SlotAddress;
}

/**
 * The page of a step: the hero with its title, and the remote slot that sells the step's products. The page reads no
 * state, so it never renders the slot again. On the page of one product the hero is low, so that its name and price are on the first screen.
 */
export function StepPage({ row, slot }: StepPageProps) {
  const { t, i18n } = useTranslation('host');
  const { step, hero } = row;
  if (!step) return null;
  const isDetail = row.parent !== 'slug';
  // A preview has no sentence about holding what is chosen.
  const sentence = `step.${step.name}.sentence`;
  const hasSentence = !isDetail && i18n.exists(sentence, { ns: 'host' });
  return (
    <main>
      <Hero place={hero} size="band" isLow={isDetail}>
        <h1>{t(givenKey(`step.${step.name}.title`))}</h1>
        {hasSentence && <p className={styles.sentence}>{t(givenKey(sentence))}</p>}
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

/**
 * Names the required age above the tickets, and the date on which the buyer must have reached it. Renders nothing in a
 * shop that requires none [CHK-05].
 */
function AgeNote() {
  const { t } = useTranslation('host');
  const rule = usePage().config?.shopSettings.fields.ageRequirements ?? 'No';
  if (rule === 'No') return null;
  return <p>{t(rule === 'Yes, 18 at event start' ? 'age.atStart' : 'age.now')}</p>;
}

/** The skeleton of a list of products. */
function StepSkeleton() {
  const { t } = useTranslation('host');
  return <SkeletonCards count={3} label={t('remoteSlot.loading')} />;
}
