import { Picture } from '@festival/shared-ui/picture/Picture';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StayGallery.module.css';

const largeSizes = '(min-width: 1024px) 680px, (min-width: 768px) 50vw, calc(100vw - 2rem)';

/** The pictures of a stay: one large picture, and all of them on it, small, to choose from [TRV-02]. */
export function StayGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('mf_travel');
  const [shown, setShown] = useState(0);
  const large = images[shown] ?? images[0];
  if (large === undefined) return null;
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture base={large} alt={name} sizes={largeSizes} fill priority />
      </div>
      {images.length > 1 && (
        <ul className={styles.row} aria-label={t('gallery.name')}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.small}
                aria-label={t('gallery.picture', { number: index + 1, total: images.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture base={image} alt="" sizes="4rem" fill />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
