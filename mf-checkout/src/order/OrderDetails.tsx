import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Order.module.css';
import { OrderNumber } from './OrderNumber.tsx';
import { soldNameOf } from './soldNameOf.ts';

/** The details next to the receipt: the order's number, its stay, deliveries with their address, and the payment. */
export function OrderDetails({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const { stay, delivery, paidWith } = order;
  return (
    <>
      <div className={styles.part}>
        <OrderNumber reference={order.reference} />
        <dl className={styles.facts}>
          <Fact name={t('order.placed')}>{formatDay(order.placedAt, { language, timeZone, withYear: true })}</Fact>
          {paidWith && <Fact name={t('order.fact.paidWith')}>{paidWith.texts[language]?.name ?? paidWith.name}</Fact>}
        </dl>
      </div>
      {stay && <Stay stay={stay} />}
      <Extras lines={order.lines} />
      {delivery && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('order.delivery')}</h2>
          <ul className={styles.plain}>
            {order.lines
              .filter(({ mappedType }) => mappedType === 'merchandise')
              .map((line) => (
                <li key={line.productId}>
                  {t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}
                </li>
              ))}
          </ul>
          <address className={styles.address}>
            {[delivery.name, ...delivery.address, countryIn(delivery.country, language)].join('\n')}
          </address>
        </section>
      )}
    </>
  );
}

/** How to get the extras that are still valid, in the words of the mail [BYD-02]. */
function Extras({ lines }: Pick<OrderPage, 'lines'>) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const extras = lines.flatMap((line) => {
    const howToGet = line.texts[language]?.howToGet;
    const quantity = line.quantity - line.refundedQuantity;
    return howToGet && quantity > 0 ? [{ line, quantity, howToGet }] : [];
  });
  if (extras.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('order.extras')}</h2>
      <dl className={styles.plain}>
        {extras.map(({ line, quantity, howToGet }) => (
          <div key={line.productId} className={styles.extra}>
            <dt>{t('status.times', { quantity, name: soldNameOf(line, language) })}</dt>
            <dd>{howToGet}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Stay({ stay }: { stay: NonNullable<OrderPage['stay']> }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const at = (end: 'arrival' | 'leaving', date: string, hour: string | undefined) => {
    const day = formatDay(date, { language, timeZone: 'UTC', withYear: true });
    return hour ? t(`order.stay.${end}`, { day, hour }) : day;
  };
  const whereabouts = stay.texts[language]?.whereabouts ?? stay.whereabouts;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('order.stay.title')}</h2>
      {stay.image && (
        <div className={styles.picture}>
          <Picture base={stay.image} alt="" sizes="(min-width: 1024px) 480px, calc(100vw - 2rem)" fill />
        </div>
      )}
      <p className={styles.strong}>{stay.texts[language]?.name ?? stay.name}</p>
      <dl className={styles.facts}>
        <Fact name={t('order.fact.arrival')}>{at('arrival', stay.arrival, stay.checkInFrom)}</Fact>
        <Fact name={t('order.fact.leaving')}>{at('leaving', stay.departure, stay.checkOutUntil)}</Fact>
        <Fact name={t('order.fact.nights')}>{nightsBetween(stay.arrival, stay.departure)}</Fact>
        <Fact name={t('order.fact.persons')}>{stay.persons}</Fact>
      </dl>
      {stay.address && <address className={styles.address}>{stay.address}</address>}
      {whereabouts && <p className={styles.soft}>{whereabouts}</p>}
      <p>{t('order.stay.included')}</p>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const nightsBetween = (arrival: string, departure: string): number =>
  Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);

/** A country's name; an unknown code is returned unchanged. */
function countryIn(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
