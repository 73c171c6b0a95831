import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShopLink } from '../routes/ShopLink.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import styles from './StepRail.module.css';
import { StepStateText } from './StepStateText.tsx';
import { stepStateOf } from './stepState.ts';
import { useIsCheckout } from './useIsCheckout.ts';
import { useStepFlow } from './useStepFlow.ts';

/**
 * The steps in the header: the current one, the chosen ones, the optional ones, and the checkout at the end [STP-01].
 */
export function StepRail() {
  const { t } = useTranslation('host');
  const flow = useStepFlow();
  const isCheckout = useIsCheckout();
  return (
    <nav aria-label={t('stepFlow.label')}>
      <ol className={styles.list}>
        {flow.map((step, index) => (
          <li key={step.name} className={styles.item}>
            <ShopLink to={step.path} className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
              <span className={styles.mark} data-chosen={step.count > 0 || undefined} aria-hidden="true">
                {step.count > 0 ? <Icon icon={Check} size="s" /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(`step.${step.name}.name`)}</span>
                <StepStateText state={stepStateOf(step)} className={styles.state} />
              </span>
            </ShopLink>
          </li>
        ))}
        <li className={styles.item}>
          <CheckoutLink className={styles.step} isCurrent={isCheckout}>
            <span className={styles.mark} aria-hidden="true">
              {flow.length + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t('stepFlow.checkout')}</span>
            </span>
          </CheckoutLink>
        </li>
      </ol>
    </nav>
  );
}
