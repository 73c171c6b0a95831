import type { MissingCheck } from '@festival/shared-contracts/checkout/missingChecks';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutErrors.module.css';

/** Names the choices that are missing before the form can open [BSK-05]. */
export function MissingNotice({ missing }: { missing: readonly MissingCheck[] }) {
  const { t } = useTranslation('mf_basket');
  const { t: tError } = useTranslation('errors');
  return (
    <Notice tone="danger" title={t('missing.title')} live>
      <ul className={styles.errors}>
        {missing.map((check) => (
          <li key={check}>{tError(`error.${check}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
