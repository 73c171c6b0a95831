import { isUpdatingAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import type { RoomOption as Room } from '@festival/shared-contracts/travel/roomOption';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Button } from '@festival/shared-ui/button/Button';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Price } from '@festival/shared-ui/price/Price';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { packageInLanguage } from '../packages/packageInLanguage.ts';
import { pricePerPerson } from '../packages/pricePerPerson.ts';
import styles from './RoomOption.module.css';

/** A stock at or below this is shown. */
const fewLeft = 5;

interface RoomOptionProps {
  offer: StayOffer;
  room: Room;
  /** Whether this is the room in the cart. */
  isChosen: boolean;
  isGone: boolean;
  /** Called if the room is refused because the last one was taken. */
  onGone: () => void;
}

/** A room for the given number of persons: its total price, and the button that puts it into the cart [TRV-03]. */
export function RoomOption({ offer, room, isChosen, isGone, onGone }: RoomOptionProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const headingId = useId();
  const { title, description } = { ...room, ...room.texts[language] };
  const { description: ofStay } = packageInLanguage(offer.travelPackage, language);
  const each = pricePerPerson({ totalPrice: room.subtotal, occupation: offer.persons });
  const isScarce = !isGone && !isChosen && room.stock !== null && room.stock <= fewLeft;
  return (
    <Card as="article" aria-labelledby={headingId} chosen={isChosen} className={styles.room}>
      <div className={styles.words}>
        <h4 id={headingId} className={styles.title}>
          {title}
        </h4>
        {description !== ofStay && <p className={styles.description}>{description}</p>}
        {isGone && !isChosen && <Badge tone="plain">{t('soldOut.badge')}</Badge>}
        {isScarce && <Badge>{t('rooms.left', { count: room.stock ?? 0 })}</Badge>}
      </div>
      <p className={styles.price}>
        <Price cents={room.subtotal} size="l" />
        <span className={styles.each}>
          <span>{t('price.persons', { count: offer.persons })}</span>
          {each !== null && <span>{`\u00a0· ${t('price.each', { amount: money(each) })}`}</span>}
        </span>
      </p>
      <div className={styles.action}>
        {isChosen ? (
          <p className={styles.chosen}>
            <Icon icon={Check} size="s" /> <span>{t('rooms.chosen')}</span>
          </p>
        ) : (
          <ChooseRoom offer={offer} room={room} title={title} isGone={isGone} onGone={onGone} />
        )}
      </div>
    </Card>
  );
}

type ChooseRoomProps = Omit<RoomOptionProps, 'isChosen'> & { title: string };

function ChooseRoom({ offer, room, title, isGone, onGone }: ChooseRoomProps) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const isUpdating = useAtomValue(isUpdatingAtom);
  const [isChoosing, setIsChoosing] = useState(false);
  const { travelPackage, persons } = offer;
  const choose = async () => {
    setIsChoosing(true);
    const chosen = await commands().travel.chooseStay({ travelPackage, room, persons });
    setIsChoosing(false);
    if (!chosen.ok && chosen.error.code === 'travel.no_stock') onGone();
  };
  return (
    <Button
      block
      disabled={isGone}
      pending={isChoosing}
      aria-disabled={isUpdating || undefined}
      aria-label={t(isGone ? 'rooms.goneName' : 'rooms.chooseName', { name: title })}
      onClick={isUpdating ? undefined : choose}
    >
      {t(isGone ? 'rooms.gone' : 'rooms.choose')}
    </Button>
  );
}
