import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AwayNotice } from './AwayNotice.tsx';
import { BackToFestival } from './BackToFestival.tsx';
import styles from './Order.module.css';
import { useAnswer } from './useAnswer.ts';

/** The orders of the signed-in account, each with the link of its page. */
export function OwnOrders() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const { answer, ask } = useAnswer('own', () => commands().orders.listOwn());
  if (answer.name === 'asking') return <p role="status">{t('order.loading')}</p>;
  if (answer.name !== 'known') return <AwayNotice onAsk={ask} />;
  return (
    <>
      <h2 className={styles.title}>{t('order.own.title')}</h2>
      {answer.value.length === 0 && (
        <>
          <p>{t('order.own.empty')}</p>
          <p>
            <BackToFestival />
          </p>
        </>
      )}
      <ul className={styles.lines}>
        {answer.value.map(({ reference, token, status, placedAt, total }) => (
          <li key={reference} className={styles.own}>
            <span>
              <strong className={styles.reference}>{reference}</strong>
              <br />
              <span className={styles.soft}>
                {formatDay(placedAt, { language, timeZone, withYear: true })}
                {status !== 'completed' && ` · ${t(status === 'pending' ? 'order.pending' : 'order.void')}`}
              </span>
            </span>
            <Price cents={total} />
            <ButtonLink
              variant="secondary"
              size="s"
              href={`#${token}`}
              aria-label={`${t('order.own.open')} ${reference}`}
            >
              {t('order.own.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
