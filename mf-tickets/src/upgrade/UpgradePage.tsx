import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { ChooseOrder } from './ChooseOrder.tsx';
import { KeepTickets } from './KeepTickets.tsx';
import { UpgradeCard } from './UpgradeCard.tsx';
import styles from './UpgradePage.module.css';
import { upgradeOffersAtom } from './upgradeAtoms.ts';
import { useNamedOrder } from './useNamedOrder.ts';

/** The upgrades of an earlier order's tickets, and the choice of no upgrade [UPG-01]. */
export function UpgradePage() {
  const { t } = useLaterTexts();
  const { t: tErrors } = useTranslation('errors');
  const offers = useAtomValue(upgradeOffersAtom);
  const named = useNamedOrder();
  if (offers.length === 0) {
    return (
      <EmptyState icon={TicketX} title={t('upgrade.empty.title')}>
        {t('upgrade.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      {named === 'asking' && <p role="status">{t('upgrade.order.loading')}</p>}
      {named === 'known' && <Notice title={t('upgrade.banner.title')}>{t('upgrade.banner.text')}</Notice>}
      {named === 'unknown' && <Notice title={t('upgrade.order.unknown')}>{t('upgrade.order.unknownText')}</Notice>}
      {named === 'upgraded' && <Notice title={tErrors('4002.title')}>{tErrors('4002.text')}</Notice>}
      {(named === 'none' || named === 'unknown' || named === 'upgraded') && <ChooseOrder />}
      {offers.map(({ id, name, options }) => (
        <section key={id} className={styles.upgrade} aria-label={t('upgrade.from', { name })}>
          <h2 className={styles.heading}>{t('upgrade.from', { name })}</h2>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.productId} className={styles.place}>
                <UpgradeCard option={option} canChoose={named !== 'none'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <KeepTickets />
    </div>
  );
}
