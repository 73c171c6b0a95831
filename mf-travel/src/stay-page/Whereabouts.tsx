import { Icon } from '@festival/shared-ui/icon/Icon';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Whereabouts.module.css';

/** The place of a stay in words, because a map would send the visitor's IP address to a third party [TRV-02]. */
export function Whereabouts({ text }: { text: string }) {
  const { t } = useTranslation('mf_travel');
  const headingId = useId();
  if (text === '') return null;
  return (
    <section className={styles.place} aria-labelledby={headingId}>
      <Icon icon={MapPin} className={styles.icon} />
      <div>
        <h3 id={headingId} className={styles.heading}>
          {t('whereabouts')}
        </h3>
        <p>{text}</p>
      </div>
    </section>
  );
}
