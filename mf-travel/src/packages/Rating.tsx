import { Icon } from '@festival/shared-ui/icon/Icon';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Rating.module.css';

/** Stars of a stay, as drawings and as words. */
export function Rating({ stars }: { stars: number }) {
  const { t } = useTranslation('mf_travel');
  const full = Math.round(stars);
  const places = Array.from({ length: full }, (_, index) => index + 1);
  return (
    <p className={styles.rating}>
      {places.map((place) => (
        <Icon key={place} icon={Star} size="s" className={styles.star} />
      ))}
      <span className="visuallyHidden">{t('rating', { count: full })}</span>
    </p>
  );
}
