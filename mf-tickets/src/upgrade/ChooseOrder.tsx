import { configAtom, languageAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './ChooseOrder.module.css';
import { useUpgradableOrders } from './useUpgradableOrders.ts';

/**
 * For a visitor without an order in the address: the account's own orders to choose from, and how to find an order
 * [UPG-01, UPG-03].
 */
export function ChooseOrder() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const isSignedIn = useAtomValue(userAtom) !== null;
  if (isSignedIn) return <OwnOrders />;
  return (
    <Notice
      title={t('upgrade.order.title')}
      action={
        <Button variant="login" onClick={() => void commands().signOn.logIn()}>
          {t('upgrade.order.logIn')}
        </Button>
      }
    >
      {t('upgrade.order.guest')}
    </Notice>
  );
}

function OwnOrders() {
  const { t } = useLaterTexts();
  const orders = useUpgradableOrders();
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  if (orders === null) return <p role="status">{t('upgrade.order.loading')}</p>;
  if (orders.length === 0) return <Notice title={t('upgrade.order.none')}>{t('upgrade.order.noneText')}</Notice>;
  return (
    <section aria-labelledby="upgraded-order" className={styles.orders}>
      <h2 id="upgraded-order" className={styles.heading}>
        {t('upgrade.order.title')}
      </h2>
      <ul className={styles.list}>
        {orders.map(({ reference, placedAt, tickets }) => (
          <li key={reference}>
            <Card tone="flat" className={styles.order}>
              <div>
                {tickets.map(({ name, texts, count }) => (
                  <p key={name} className={styles.ticket}>
                    {`${count} × ${texts[language]?.name ?? name}`}
                  </p>
                ))}
                <p className={styles.soft}>
                  {t('upgrade.order.of', {
                    reference,
                    day: formatDay(placedAt, { language, timeZone, withYear: true }),
                  })}
                </p>
              </div>
              <ButtonLink
                render={<ShopLink to={`upgrade?orderId=${reference}`} />}
                aria-label={t('upgrade.order.choose', { reference })}
              >
                {t('upgrade.order.button')}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
