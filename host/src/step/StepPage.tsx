import { useTranslation } from 'react-i18next';
import { Hero } from '../hero/Hero.tsx';
import { heroPlaceOf } from '../hero/heroPlace.ts';
import { RemoteSlot } from '../remote-slot/RemoteSlot.tsx';
import type { Step } from '../step-flow/step.ts';
import styles from './StepPage.module.css';
import { StepSkeleton } from './StepSkeleton.tsx';

interface StepPageProps {
  step: Step;
  params: Readonly<Record<string, string>>;
}

/** A step: its art as a band with what it is about, and the remote slot that sells it. Nothing here reads what changes. */
export function StepPage({ step, params }: StepPageProps) {
  const { t } = useTranslation('host');
  return (
    <main>
      <Hero place={heroPlaceOf(step.name)} size="band">
        <h1>{t(`step.${step.name}.title`)}</h1>
        <p className={styles.sentence}>{t(`step.${step.name}.sentence`)}</p>
      </Hero>
      <div className={styles.content}>
        <RemoteSlot module={step.module} params={params} Skeleton={StepSkeleton} />
      </div>
    </main>
  );
}
