import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import styles from './FailedChange.module.css';

type FailedChangeProps = {
  id?: string;
  /** Repeats the change; null if it cannot be repeated. */
  again: (() => void) | null;
};

/** Shows, next to a control, that the control's change failed, and offers to repeat it [BSK-10]. */
export function FailedChange({ id, again }: FailedChangeProps) {
  const { t } = useTranslation('ui');
  return (
    <div id={id} className={styles.failure} role="alert">
      <span>{t('quantity.failed')}</span>
      {again && (
        <Button size="s" variant="secondary" onClick={again}>
          {t('quantity.again')}
        </Button>
      )}
    </div>
  );
}
