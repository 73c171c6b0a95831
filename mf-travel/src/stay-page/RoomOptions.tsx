import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import type { RoomOption as Room } from '@festival/shared-contracts/travel/roomOption';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { RoomOption } from './RoomOption.tsx';
import styles from './RoomOptions.module.css';

/** The address of the rooms within their page. */
export const roomsId = 'rooms';

interface RoomOptionsProps {
  offer: StayOffer;
  /** The heading, which can have the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/**
 * The rooms of a stay for the given number of persons. A room that sells out meanwhile is marked as sold out; after the last room, the stay is
 * marked too [TRV-02, TRV-06, ERR-07].
 */
export function RoomOptions({ offer, ref }: RoomOptionsProps) {
  const { t } = useTranslation('mf_travel');
  const { t: tErrors } = useTranslation('errors');
  const chosenId = useAtomValue(travelCartAtom)?.packageOption?.id;
  const held = useAtomValue(quantitiesAtom);
  const [gone, setGone] = useState<readonly string[]>([]);
  const { options, persons } = offer;
  const isGone = (room: Room) => gone.includes(room.id) || (isFull(room) && !((held[room.roomId] ?? 0) > 0));
  return (
    <section className={styles.rooms} aria-labelledby={roomsId}>
      <h3 ref={ref} id={roomsId} tabIndex={-1} className={styles.heading}>
        {t('rooms.title', { count: persons })}
      </h3>
      {options.length === 0 && (
        <Notice tone="warning" live title={t('rooms.none', { count: persons })}>
          {t('rooms.noneText')}
        </Notice>
      )}
      {options.length > 0 && options.every((room) => isGone(room) && room.id !== chosenId) && (
        <Notice tone="warning" live title={tErrors('other.combinationSoldOut')} />
      )}
      <ul className={styles.list}>
        {options.map((room) => (
          <li key={room.id}>
            <RoomOption
              offer={offer}
              room={room}
              isChosen={room.id === chosenId}
              isGone={isGone(room)}
              onGone={() => setGone((before) => [...before, room.id])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The room is sold out for other visitors; a shopper with it in the cart can choose it for another number of persons.
 */
const isFull = ({ stock }: Room): boolean => stock !== null && stock < 1;
