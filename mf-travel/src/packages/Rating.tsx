import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { Star } from 'lucide-react';
import styles from './Rating.module.css';

/** Stars of a stay, as drawings and as words. */
export function Rating({ stars }: { stars: number }) {
  const { t } = useTranslation('mf_travel');
  const full = Math.round(stars);
  return (
    <p className={styles.rating}>
      {Array.from({ length: full }, (_, index) => (
        <Icon key={`star-${index + 1}`} icon={Star} size="s" className={styles.star} />
      ))}
      <span className="visuallyHidden">{t('rating', { count: full })}</span>
    </p>
  );
}
