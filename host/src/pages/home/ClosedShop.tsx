import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useTranslation } from 'react-i18next';
import { pagePath } from '../../routing/pagePath.ts';
import styles from './HomeTitle.module.css';

/** What the home page of a closed shop says instead of its steps: that it is closed, and where one hears of the next sale [ERR-03]. */
export function ClosedShop({ slug }: { slug: string }) {
  const { t } = useTranslation('host');
  const { t: tError } = useTranslation('errors');
  return (
    <>
      <div className={styles.preview}>
        <h2>{tError('4000.title')}</h2>
        <p className={styles.closed}>{tError('4000.text')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink size="l" render={<ShopLink to={pagePath('slug-newsletter', { slug })} />}>
          {t('home.closed')}
        </ButtonLink>
      </div>
    </>
  );
}
