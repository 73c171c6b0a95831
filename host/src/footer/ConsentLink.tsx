import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isConsentAskedAtom } from '../analytics/isConsentAskedAtom.ts';
import { measuringOf } from '../analytics/measuringOf.ts';
import { usePage } from '../page/PageContext.tsx';
import styles from './Footer.module.css';

/** Opens what the visitor has said about measuring, to change it; only in a shop that asks for it [ANL-01]. */
export function ConsentLink() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const ask = useSetAtom(isConsentAskedAtom);
  if (!config || config.noCookieNeeded || !measuringOf(config)) return null;
  return (
    <li>
      <button type="button" className={styles.press} onClick={() => ask(true)}>
        {t('footer.consent')}
      </button>
    </li>
  );
}
