import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { givenKey } from '../i18n/givenKey.ts';
import { useLightDismiss } from '../page/useLightDismiss.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { CheckoutMark, StepMark } from './StepMark.tsx';
import styles from './StepMenu.module.css';
import { StepStateText } from './StepStateText.tsx';
import { useHasBottomBar } from './useHasBottomBar.ts';
import { useIsCheckout } from './useIsCheckout.ts';
import { useLastStepName } from './useLastStepName.ts';
import { useStepFlow } from './useStepFlow.ts';

/**
 * The steps on a phone, in a shop with a progress bar: the current step, and a list of all steps. The list opens
 * without scripts [STP-01, HDR-05].
 */
export function StepMenu() {
  const { t } = useTranslation('host');
  const lastStep = useLastStepName();
  const { pathname } = useLocation();
  const flow = useStepFlow();
  const isCheckout = useIsCheckout();
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu, pathname);
  const index = flow.findIndex((step) => step.isCurrent);
  const hasPlace = useHasBottomBar() && (index >= 0 || isCheckout);
  if (!useAtomValue(capabilitiesAtom)?.showsProgressBar || !hasPlace) return null;
  const position = isCheckout ? flow.length + 1 : index + 1;
  const current = flow[index];
  return (
    <nav className={styles.nav} aria-label={t('stepFlow.label')}>
      <details ref={menu} className={styles.menu}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            <span className={styles.position}>{t('stepFlow.position', { position, count: flow.length + 1 })}</span>
            <span className={styles.current}>{current ? t(givenKey(`step.${current.name}.name`)) : lastStep}</span>
          </span>
          <Icon icon={ChevronDown} className={styles.arrow} />
        </summary>
        <ol className={styles.list}>
          {flow.map((step, place) => (
            <li key={step.name}>
              <ShopLink to={step.path} className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
                <StepMark name={step.name} place={place + 1} className={styles.number} />
                <span>{t(givenKey(`step.${step.name}.name`))}</span>
                <StepStateText name={step.name} className={styles.state} />
              </ShopLink>
            </li>
          ))}
          <li>
            <CheckoutLink className={styles.step} isCurrent={isCheckout}>
              <CheckoutMark place={flow.length + 1} className={styles.number} />
              <span>{lastStep}</span>
            </CheckoutLink>
          </li>
        </ol>
      </details>
    </nav>
  );
}
