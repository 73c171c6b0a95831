import { capabilitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { FindOrder } from '../order-link/FindOrder.tsx';
import { Stage } from '../payment/Stage.tsx';
import { BackToFestival } from './BackToFestival.tsx';
import styles from './NoLinkedOrder.module.css';

/**
 * A page without an order's link, or with an invalid one: cut short, mistyped, or of an erased order. A visitor with an account finds the
 * order there.
 */
export function NoLinkedOrder() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const isSignedIn = useAtomValue(userAtom) !== null;
  const canLogIn = useAtomValue(capabilitiesAtom)?.hidesLogin === false;
  const hasLink = location.hash.length > 1;
  return (
    <Stage
      {...(hasLink ? { title: t('order.none.title'), text: t('order.none.text') } : { title: t('order.none.find') })}
    >
      <div className={styles.ways}>
        <Card tone="flat">
          <FindOrder isTitled={hasLink} />
        </Card>
        {!isSignedIn && canLogIn && (
          <Card tone="flat" className={styles.way}>
            <p>{t('order.none.account')}</p>
            <Button variant="login" onClick={() => void commands().signOn.logIn()}>
              {t('order.none.logIn')}
            </Button>
          </Card>
        )}
        {isSignedIn && (
          <Card tone="flat" className={styles.way}>
            <ButtonLink href="#">{t('order.own.title')}</ButtonLink>
          </Card>
        )}
      </div>
      <BackToFestival />
    </Stage>
  );
}
