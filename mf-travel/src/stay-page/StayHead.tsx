import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useAtomValue } from 'jotai';
import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { PageLink } from '../link/PageLink.tsx';
import { kindOfStay } from '../packages/kindOfStay.ts';
import { PackagePrice } from '../packages/PackagePrice.tsx';
import { packageInLanguage } from '../packages/packageInLanguage.ts';
import { Rating } from '../packages/Rating.tsx';
import { StayFacts } from '../packages/StayFacts.tsx';
import { roomsId } from './RoomOptions.tsx';
import styles from './StayPage.module.css';

interface StayHeadProps {
  offer: StayOffer;
  /** The heading of the rooms, which gets the focus when a shopper wants to choose one. */
  rooms: RefObject<HTMLElement | null>;
}

/** The first screen of a stay: its name, dates, persons, lowest price, and the way to its rooms [TRV-02]. */
export function StayHead({ offer, rooms }: StayHeadProps) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const isChosen = useAtomValue(travelCartAtom)?.packageId === offer.travelPackage.id;
  const shown = { ...packageInLanguage(offer.travelPackage, language), occupation: offer.persons };
  const prices = offer.options.map(({ subtotal }) => subtotal);
  const totalPrice = Math.min(...prices);
  const showRooms = (event: MouseEvent) => {
    if (!rooms.current) return;
    event.preventDefault();
    rooms.current.focus();
  };
  return (
    <header className={styles.head}>
      <div className={styles.kind}>
        {shown.category && <strong>{kindOfStay(shown.category, offer.kinds, language)}</strong>}
        {shown.rating > 0 && <Rating stars={shown.rating} />}
        {shown.state.soldout && <Badge tone="plain">{t('soldOut.badge')}</Badge>}
      </div>
      <h2 className={styles.name}>{shown.name}</h2>
      <StayFacts travelPackage={shown} />
      {shown.state.soldout ? (
        <PageLink to="travel" block>
          {t('unknown.all')}
        </PageLink>
      ) : (
        <>
          {prices.length > 0 && (
            <PackagePrice travelPackage={{ ...shown, totalPrice }} isLowest={Math.max(...prices) > totalPrice} />
          )}
          <ButtonLink href={`#${roomsId}`} variant={isChosen ? 'secondary' : undefined} block onClick={showRooms}>
            {t('choose')}
          </ButtonLink>
        </>
      )}
    </header>
  );
}
