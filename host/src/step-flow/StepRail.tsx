import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { givenKey } from '../i18n/givenKey.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { CheckoutMark, StepMark } from './StepMark.tsx';
import styles from './StepRail.module.css';
import { StepStateText } from './StepStateText.tsx';
import { useIsCheckout } from './useIsCheckout.ts';
import { useLastStepName } from './useLastStepName.ts';
import { useStepFlow } from './useStepFlow.ts';

/**
 * The steps in the header of a shop with a progress bar, with the checkout at the end. The current, the chosen and the
 * optional steps are marked [STP-01, HDR-05].
 */
export function StepRail() {
  const { t } = useTranslation('host');
  const lastStep = useLastStepName();
  const flow = useStepFlow();
  const isCheckout = useIsCheckout();
  if (!useAtomValue(capabilitiesAtom)?.showsProgressBar) return null;
  return (
    <nav aria-label={t('stepFlow.label')}>
      <ol className={styles.list}>
        {flow.map((step, index) => (
          <li key={step.name} className={styles.item}>
            <ShopLink to={step.path} className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
              <StepMark name={step.name} place={index + 1} className={styles.mark} />
              <span className={styles.words}>
                <span className={styles.name}>{t(givenKey(`step.${step.name}.name`))}</span>
                <StepStateText name={step.name} className={styles.state} />
              </span>
            </ShopLink>
          </li>
        ))}
        <li className={styles.item}>
          <CheckoutLink className={styles.step} isCurrent={isCheckout}>
            <CheckoutMark place={flow.length + 1} className={styles.mark} />
            <span className={styles.words}>
              <span className={styles.name}>{lastStep}</span>
            </span>
          </CheckoutLink>
        </li>
      </ol>
    </nav>
  );
}
