import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { isUpdatingAtom, languageAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import { Button } from '@festival/shared-ui/button/Button';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { PageLink } from '../link/PageLink.tsx';
import styles from './ChosenStay.module.css';
import { StaySum } from './StaySum.tsx';
import { unreadRoomAtom } from './unreadRoomAtom.ts';

/**
 * The stay in the cart: its room, persons, entrance, extras and total, and a button to remove it once it is read
 * [TRV-03, TRV-04, TRV-05].
 */
export function ChosenStay({ offer }: { offer: StayOffer }) {
  const { t } = useTranslation('mf_travel');
  const headingId = useId();
  const stay = useAtomValue(travelCartAtom);
  const isUnread = useAtomValue(unreadRoomAtom) !== '';
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.stay} chosen={stay !== null}>
      <h3 id={headingId} className={styles.heading}>
        {t('chosen.title')}
      </h3>
      <div aria-live="polite" className={styles.body}>
        {stay === null ? (
          <p className={styles.none}>{t(isUnread ? 'chosen.reading' : 'chosen.none')}</p>
        ) : (
          <StayInCart stay={stay} offer={offer} />
        )}
      </div>
    </Card>
  );
}

function StayInCart({ stay, offer }: { stay: TravelCart; offer: StayOffer }) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const commands = useCommands();
  const isUpdating = useAtomValue(isUpdatingAtom);
  const isOther = stay.packageId !== offer.travelPackage.id;
  const name = stay.texts?.[language]?.name ?? stay.name;
  return (
    <>
      {isOther && <Notice>{t('chosen.other', { name })}</Notice>}
      <p className={styles.name}>{name}</p>
      <StaySum stay={stay} />
      <Entrance persons={stay.occupation} />
      <div className={styles.actions}>
        <Button block onClick={() => void commands().overlay.openCheckout('basket')}>
          {t('chosen.toCart')}
        </Button>
        <Button
          variant="quiet"
          icon={<Icon icon={Trash2} size="s" />}
          aria-disabled={isUpdating || undefined}
          onClick={isUpdating ? undefined : () => void commands().travel.removeStay()}
        >
          {t('chosen.remove')}
        </Button>
        {isOther && (
          <PageLink to="travel" variant="quiet">
            {t('unknown.all')}
          </PageLink>
        )}
      </div>
    </>
  );
}

/** The tickets of the stay. Their number follows the persons until the shopper sets another number [TRV-03]. */
function Entrance({ persons }: { persons: number }) {
  const { t } = useTranslation('mf_travel');
  const ticket = useAtomValue(productsAtom).find(isTravelTicket);
  const count = useAtomValue(quantitiesAtom)[ticket?.id ?? ''] ?? 0;
  if (!ticket) return null;
  return (
    <div className={styles.entrance}>
      <div className={styles.line}>
        <span>{ticket.name}</span>
        <ProductQuantity productId={ticket.id} showsInCart={false} size="s" />
      </div>
      <p className={count === persons ? styles.hint : styles.warning}>
        {count === persons ? t('chosen.tickets', { count }) : t('chosen.ticketsDiffer', { tickets: count, persons })}
      </p>
    </div>
  );
}
