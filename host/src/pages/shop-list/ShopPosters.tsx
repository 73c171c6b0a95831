import { Picture } from '@festival/shared-ui/picture/Picture';
import { festivalDays } from '../../i18n/festivalDays.ts';
import { usePage } from '../../page/PageContext.tsx';
import { SiteLink } from '../../routing/SiteLink.tsx';
import styles from './ShopPosters.module.css';

/** The shops of this deployment as posters. These are plain links, because another shop needs a new document. */
export function ShopPosters() {
  const { shops, language } = usePage();
  return (
    <ul className={styles.shops}>
      {shops.map((shop) => (
        <li key={shop.slug} className={styles.shop}>
          {shop.image && (
            <Picture
              base={shop.image}
              alt=""
              kind="hero"
              fill
              className={styles.art}
              sizes="(min-width: 768px) 590px, 100vw"
              priority
            />
          )}
          <div className={styles.words}>
            <p>
              <time dateTime={shop.dateStart}>{festivalDays(shop, language)}</time>
            </p>
            <h2>
              <SiteLink className={styles.link} to={`/${shop.slug}`}>
                {shop.texts?.[language]?.title ?? shop.title}
              </SiteLink>
            </h2>
            <p>{shop.texts?.[language]?.place ?? shop.place}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
