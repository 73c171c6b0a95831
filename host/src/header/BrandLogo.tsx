import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import styles from './Header.module.css';

/** The brand's own mark; the name of the site where no brand is concerned. The link round it says where it leads. */
export function BrandLogo() {
  const { brand } = usePage();
  const { t } = useTranslation('host');
  if (!brand) return <span className={styles.site}>{t('shops.title')}</span>;
  return <img className={styles.logo} src={`/brand/${brand.id}/${brand.logo}`} alt="" fetchPriority="high" />;
}
