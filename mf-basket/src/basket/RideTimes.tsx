import type { Product } from '@festival/shared-contracts/product/product';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './RideTimes.module.css';

/**
 * The place of departure and the times of a bus or another way to travel. Renders nothing for other products [TRN-01].
 */
export function RideTimes({ product: { mappedType, meta } }: { product: Product }) {
  const { t } = useTranslation('mf_basket');
  const language = useAtomValue(languageAtom);
  const config = useAtomValue(configAtom);
  if (mappedType !== 'transportation' && mappedType !== 'comparetransport') return null;
  const timeZone = config?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const format = config?.shopSettings.fields.eventDatetimeFormat || 'ddd D MMMM, HH:mm';
  const momentOf = (moment = '') => formatFestivalDate(moment, { language, timeZone, format }) || moment;
  const facts = { from: meta.departure, out: momentOf(meta.departsAt), back: momentOf(meta.returnsAt) };
  const known = (['from', 'out', 'back'] as const).filter((name) => facts[name] !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.ride}>
      {known.map((name) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`ride.${name}`)}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
