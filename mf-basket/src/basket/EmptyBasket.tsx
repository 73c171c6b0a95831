import { configAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './EmptyBasket.module.css';

/** The empty basket: it explains what a basket is for, and links to the first step of the flow. */
export function EmptyBasket() {
  const { t } = useTranslation('mf_basket');
  const config = useAtomValue(configAtom);
  const firstStep = useAtomValue(stepFlowAtom)[0]?.name ?? 'tickets';
  const commands = useCommands();
  const begin = async () => {
    await commands().overlay.closeCheckout();
    commands().navigation.goTo(firstStep);
  };
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 200 120" aria-hidden="true" focusable="false">
        <path className={styles.glow} d="M100 8a52 52 0 0 1 52 52H48a52 52 0 0 1 52-52Z" />
        <path
          className={styles.ticket}
          d="M14 46h172v18a11 11 0 0 0 0 22v18H14V86a11 11 0 0 0 0-22Z"
          transform="rotate(-4 100 75)"
        />
        <path className={styles.tear} d="M138 47v58" transform="rotate(-4 100 75)" />
        <path className={styles.print} d="M40 66h60M40 78h76M40 90h38" transform="rotate(-4 100 75)" />
      </svg>
      <h3 className={styles.title}>{t('empty.title')}</h3>
      <p className={styles.text}>{t('empty.text', { festival: config?.festivalData.title ?? '' })}</p>
      <Button size="l" onClick={begin}>
        {t('empty.action')}
      </Button>
    </div>
  );
}
