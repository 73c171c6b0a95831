import { barActionPlaceAtom } from '@festival/shared-contracts/state/barActionPlaceAtom';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, isUpgradeChoiceMadeAtom } from '@festival/shared-contracts/state/shopState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { unreadCartIdAtom } from '../cart/cartState.ts';
import { itemCountAtom } from '../cart/itemCountAtom.ts';
import { shownTotalAtom } from '../cart/shownTotalAtom.ts';
import { usePage } from '../page/PageContext.tsx';
import { overviewPath } from '../routing/overviewPath.ts';
import { routeIn } from '../routing/routeIn.ts';
import styles from './BottomBar.module.css';
import { NextButton } from './NextButton.tsx';
import { neighboursOf } from './neighboursOf.ts';
import { PreviousLink } from './PreviousLink.tsx';
import { useHasBottomBar } from './useHasBottomBar.ts';
import { useIsCheckout } from './useIsCheckout.ts';
import { useStepFlow } from './useStepFlow.ts';

/**
 * The buttons Previous and Next, near the thumb on a phone. After the last step, Next opens the checkout. On the
 * checkout page, the page's own action replaces it [STP-02, PAY-01].
 */
export function BottomBar() {
  const { t } = useTranslation('host');
  const page = usePage();
  const { pathname } = useLocation();
  const flow = useStepFlow();
  const isCheckout = useIsCheckout();
  const capabilities = useAtomValue(capabilitiesAtom);
  const detailLeft = useAtomValue(primitives.fromTravelDetailPath);
  const setActionPlace = useSetAtom(barActionPlaceAtom);
  const isChoiceMade = useAtomValue(isUpgradeChoiceMadeAtom);
  const overview = overviewPath(page, pathname);
  if (!useHasBottomBar()) return null;
  const { previous, next } = neighboursOf(flow, isCheckout);
  const detailStep = routeIn(page, detailLeft).row.step;
  const detail = detailStep && { name: detailStep.name, path: detailLeft, isCurrent: false };
  // A page may need a choice although the flow does not list its step.
  const needsChoice = routeIn(page, pathname).row.step?.traits.includes('needsChoice') ?? false;
  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')}>
      <div className={styles.row}>
        <PreviousLink step={previous} overview={overview} home={`/${page.config?.slug}`} />
        {isCheckout ? <div ref={setActionPlace} className={styles.action} /> : <BottomBarTotal />}
        {next && (
          <NextButton
            next={detail || next}
            isWishlist={capabilities?.isWishlist ?? false}
            isBlocked={needsChoice && !isChoiceMade}
            detailOf={overview === null ? '' : (flow.find(({ isCurrent }) => isCurrent)?.name ?? '')}
          />
        )}
      </div>
    </nav>
  );
}

/** The cart's total, on screens with enough space. */
function BottomBarTotal() {
  const money = useMoney();
  const { t } = useTranslation('host');
  const count = useAtomValue(itemCountAtom);
  const total = useAtomValue(shownTotalAtom);
  // The total is unknown, so no number is shown.
  if (useAtomValue(unreadCartIdAtom) !== null) return <p className={styles.total} />;
  return (
    <p className={styles.total} data-early-total="">
      <span className={styles.count}>{t('bottomBar.items', { count })}</span>
      <strong className={styles.sum}>{money(total)}</strong>
    </p>
  );
}
