import { capabilitiesAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoTickets } from './NoTickets.tsx';
import styles from './TicketList.module.css';
import { TicketSection } from './TicketSection.tsx';
import { ticketSectionsAtom } from './ticketSectionsAtom.ts';

/** Loaded only in travel sales. */
const TicketOnlyNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "later" */ './TicketOnlyNotice.tsx')).TicketOnlyNotice,
);

/** Loaded only in sales for members. */
const StandingNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "later" */ '../membership/StandingNotice.tsx')).StandingNotice,
);

/** The tickets of a shop, section by section [TIX-01, BRD-08]. */
export function TicketList() {
  const { t } = useTranslation('mf_tickets');
  const sections = useAtomValue(ticketSectionsAtom);
  const config = useAtomValue(configAtom);
  const fields = config?.shopSettings.fields;
  const capabilities = useAtomValue(capabilitiesAtom);
  const aloneFrom = capabilities?.sellsTicketsAloneFrom;
  if (sections.length === 0) return <NoTickets />;
  return (
    <div className={styles.list}>
      {capabilities?.requiresMembership && (
        <Suspense>
          <StandingNotice requiresMembership isAboveTickets />
        </Suspense>
      )}
      {aloneFrom && (
        <Suspense>
          <TicketOnlyNotice from={aloneFrom} />
        </Suspense>
      )}
      {sections.map((section, index) => (
        <TicketSection
          key={section.id}
          isFirst={index === 0}
          name={section.name}
          label={section.name || t('list.name')}
          productIds={section.productIds}
          layout={fields?.ticketLayout ?? 'grid'}
          cardsPerRow={fields?.cardsPerRow ?? 3}
        />
      ))}
    </div>
  );
}
