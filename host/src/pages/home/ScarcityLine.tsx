import { capabilitiesAtom, productsAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { stepRouteIn } from '../../routing/stepRouteIn.ts';
import styles from './ScarcityLine.module.css';
import { scarcest } from './scarcest.ts';

/** Names the ticket that is nearly sold out. Renders nothing if all tickets have enough stock, or the shop sells none [RTE-18]. */
export function ScarcityLine() {
  const { t } = useTranslation('host');
  const scarce = scarcest(useAtomValue(productsAtom));
  const page = usePage();
  const takesPayment = useAtomValue(capabilitiesAtom)?.takesPayment ?? false;
  const sellsTickets = useAtomValue(stepFlowAtom).some(({ name }) =>
    stepRouteIn(page, name)?.step.sells.includes('ticket'),
  );
  if (!scarce || !sellsTickets || !takesPayment) return null;
  return <p className={styles.line}>{t('home.live', { name: scarce.name, count: scarce.left })}</p>;
}
