import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import styles from './Header.module.css';

/** The brand's logo, its symbol where the logo would be too small to read, or the site's name on pages without a brand. The link around it has the accessible name. */
export function BrandLogo() {
  const { brand } = usePage();
  const { t } = useTranslation('host');
  if (!brand) return <span className={styles.site}>{t('shops.title')}</span>;
  const file = (name: string) => `/brand/${brand.id}/${name}`;
  return (
    <picture>
      <source media="(max-width: 359px)" srcSet={file(brand.symbol)} />
      <img className={styles.logo} src={file(brand.logo)} alt="" fetchPriority="high" />
    </picture>
  );
}
