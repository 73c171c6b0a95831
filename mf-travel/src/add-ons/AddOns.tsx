import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { lookUpStateAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useAtomValue } from 'jotai';
import { BedDouble } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exposed } from '../exposed.ts';
import { PageLink } from '../link/PageLink.tsx';
import styles from './AddOns.module.css';
import { AddOnsOfStay } from './AddOnsOfStay.tsx';
import { staysOf } from './staysOf.ts';

/** The add-ons for the stays of earlier orders: all of them, or only the add-ons of the package in the address [ADD-01]. */
export function AddOns({ params: { detail } }: Pick<ExposedProps<Exposed['addOns']>, 'params'>) {
  const { t } = useTranslation('mf_travel');
  const lookup = useAtomValue(orderLookupAtom);
  const state = useAtomValue(lookUpStateAtom);
  useOwnOrders();
  const stays = staysOf(lookup, detail);
  if (stays.length > 0) {
    return (
      <div className={styles.page}>
        {stays.map((stay) => (
          <AddOnsOfStay key={stay.reference} stay={stay} isDetail={detail !== undefined} />
        ))}
        {detail !== undefined && (
          <PageLink to="traveladdon" variant="secondary">
            {t('addOns.all')}
          </PageLink>
        )}
      </div>
    );
  }
  if (state === 'running') {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> <span>{t('addOns.loading')}</span>
      </p>
    );
  }
  const outcome = state === 'failed' ? 'unknown' : 'none';
  return (
    <EmptyState icon={BedDouble} title={t(`addOns.${outcome}.title`)} action={<FindOrder />}>
      {t(`addOns.${outcome}.text`)}
    </EmptyState>
  );
}

/** Opens the field for an order number; the order may belong to another email address [OVL-05]. */
function FindOrder() {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  return <Button onClick={() => void commands().lookUp.openOrders()}>{t('addOns.find')}</Button>;
}

/** Looks up the orders of the signed-in account, unless orders were already looked up [LKP-04]. */
function useOwnOrders(): void {
  const commands = useCommands();
  const accountId = useAtomValue(userAtom)?.id;
  const isKnown = useAtomValue(orderLookupAtom) !== null;
  const state = useAtomValue(lookUpStateAtom);
  const find = useEffectEvent((account: string | undefined) => {
    if (account && !isKnown && state === 'idle') void commands().lookUp.findOwnOrders();
  });
  useEffect(() => find(accountId), [accountId]);
}
