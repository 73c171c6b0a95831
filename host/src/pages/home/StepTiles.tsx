import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { StepTile } from './StepTile.tsx';
import styles from './StepTiles.module.css';

/** The steps of the shop as large tiles with their state [RTE-18]. */
export function StepTiles() {
  const { t } = useTranslation('host');
  const flow = useAtomValue(stepFlowAtom);
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className={styles.heading}>
        {t('home.steps')}
      </h2>
      <ol className={styles.tiles}>
        {flow.map((step, index) => (
          <StepTile key={step.name} step={step} isFirst={index === 0} />
        ))}
      </ol>
    </section>
  );
}
