import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import styles from './Header.module.css';

/** The brand's logo, or the site's name on pages without a brand. The link around it has the accessible name. */
export function BrandLogo() {
  const { brand } = usePage();
  const { t } = useTranslation('host');
  if (!brand) return <span className={styles.site}>{t('shops.title')}</span>;
  return <img className={styles.logo} src={`/brand/${brand.id}/${brand.logo}`} alt="" fetchPriority="high" />;
}
