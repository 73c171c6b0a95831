import { Icon } from '@festival/shared-ui/icon/Icon';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Rating.module.css';

/** The stars of a stay, as icons and as text. */
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
