import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { festivalDays } from '../festival/festivalDays.ts';
import { festivalIn } from '../festival/festivalIn.ts';
import { usePage } from '../page/PageContext.tsx';
import { ShopLink } from '../routes/ShopLink.tsx';
import styles from './Footer.module.css';

/** The page's footer: the festival, and the links to its terms and newsletter. */
export function Footer() {
  const { t } = useTranslation('host');
  const { config, brand, language } = usePage();
  if (!config || !brand) return null;
  const festival = festivalIn(config, language);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <img className={styles.symbol} src={`/brand/${brand.id}/${brand.symbol}`} alt="" loading="lazy" />
        <p>
          {festivalDays(festival, language)}
          {festival.place && ` · ${festival.place}`}
        </p>
        <ul className={styles.links}>
          <li>
            <ShopLink to={`/${config.slug}`}>{t('footer.home')}</ShopLink>
          </li>
          <li>
            <ShopLink to={`/${config.slug}/newsletter`}>{t('footer.newsletter')}</ShopLink>
          </li>
          {config.termsUrl && (
            <li>
              <a href={config.termsUrl}>{t('footer.terms')}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
