import { capabilitiesAtom, configAtom, languageAtom, serverNowAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import styles from './SaleStartNote.module.css';
import { saleStartAtom } from './saleStartAtom.ts';

/** The value stays the same while the clock ticks, so the note is not rendered every second. */
const whoseAtom = atom((get) => get(saleStartAtom)?.whose ?? null);
const fromAtom = atom((get) => get(saleStartAtom)?.from ?? null);

/** The end of a pre-registration that still saves wishlists [WSH-01]. */
const registrationEndAtom = atom((get) => {
  const end = Date.parse(get(configAtom)?.registrationEndsAt ?? '');
  return get(capabilitiesAtom)?.savesWishlist && end > get(serverNowAtom) ? end : null;
});

/**
 * Shows the start of the visitor's sale with a countdown to it. At the start, visitors who have waited on the page see
 * that it has started [ERR-06]. In a pre-registration, until when a wishlist can be saved.
 */
export function SaleStartNote() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const language = useAtomValue(languageAtom);
  const whose = useAtomValue(whoseAtom);
  const from = useAtomValue(fromAtom);
  const [hasWaited] = useState(whose !== null);
  const registrationEnd = useAtomValue(registrationEndAtom);
  if (!config || !(hasWaited || registrationEnd)) return null;
  const format = config.shopSettings.fields.eventDatetimeFormat;
  const shown = registrationEnd ?? from;
  const moment = shown && formatFestivalDate(shown, { language, timeZone: config.festivalData.timeZone, format });
  if (registrationEnd) return <p className={styles.note}>{t('saleStart.registration', { moment })}</p>;
  return (
    <div className={styles.note}>
      <p role="status">{whose ? t(`saleStart.${whose}`, { moment }) : t('saleStart.begun')}</p>
      {from && <TimeLeft from={from} />}
    </div>
  );
}

function TimeLeft({ from }: { from: number }) {
  const { t } = useTranslation('host');
  const seconds = Math.ceil((from - useAtomValue(serverNowAtom)) / 1000);
  const days = Math.floor(seconds / 86_400);
  return (
    <p role="timer" aria-live="off" className={styles.left}>
      {days > 1 ? t('saleStart.left', { count: days }) : t('saleStart.soon', { clock: clockOf(seconds) })}
    </p>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as hours, minutes and seconds: `28:05:09`. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
