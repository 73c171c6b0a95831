import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useTranslation } from 'react-i18next';
import { festivalDays } from '../../i18n/festivalDays.ts';
import { festivalIn } from '../../i18n/festivalIn.ts';
import { usePage } from '../../page/PageContext.tsx';
import { SiteLink } from '../../routing/SiteLink.tsx';
import styles from './Footer.module.css';

/** The documents to which the footer links in addition to the shop's own pages. A document is linked if the config has its address. */
const documents = ['terms', 'privacy', 'refunds', 'help'] as const;

/** The page's footer: first the festival and the shop's pages, then the seller and the seller's documents. */
export function Footer() {
  const { t } = useTranslation('host');
  const { config, brand, language } = usePage();
  if (!config || !brand) return null;
  const festival = festivalIn(config, language);
  const soldBy = config.sellerName && t('footer.soldBy', { name: config.sellerName });
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <img
          className={styles.symbol}
          src={`/brand/${brand.id}/${brand.symbol}`}
          alt=""
          loading="lazy"
          // For the same reason as in `Picture`.
          suppressHydrationWarning
        />
        <p>{[festivalDays(festival, language), festival.place].filter(Boolean).join('\u00a0· ')}</p>
        <ul className={styles.links}>
          <li>
            <ShopLink to={`/${config.slug}`}>{t('footer.home')}</ShopLink>
          </li>
          <li>
            <ShopLink to={`/${config.slug}/order`}>{t('footer.order')}</ShopLink>
          </li>
          <li>
            <ShopLink to={`/${config.slug}/newsletter`}>{t('footer.newsletter')}</ShopLink>
          </li>
          {documents.map(
            (name) =>
              config[`${name}Url`] && (
                <li key={name}>
                  <SiteLink to={config[`${name}Url`]}>{t(`footer.${name}`)}</SiteLink>
                </li>
              ),
          )}
          {soldBy && <li>{config.sellerUrl ? <SiteLink to={config.sellerUrl}>{soldBy}</SiteLink> : soldBy}</li>}
        </ul>
      </div>
    </footer>
  );
}
